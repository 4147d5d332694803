// What others notice while a server works on hostile requests: how long the longest answer to `/healthz` takes.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openTypeScriptWorker } from '@hakoniwa/lab';
import type { Figure } from '../figure.ts';
import { startMemoryServer } from '../memory-server.ts';
import {
  brokenBodies,
  gardenTurns,
  type HostileRequest,
  largeWorldTurns,
  longTurns,
} from './hostile-requests.ts';
import { hostileScene } from './hostile-scene.ts';

const CLIENTS = 8;
/** Clients of gardens: a garden takes its turns one after the other. */
const GARDEN_CLIENTS = 32;
const GARDENS = 4;

/** What a server may answer: done, refused by name, too much for now. */
const DECLARED: ReadonlySet<number> = new Set([200, 201, 400, 413, 422, 429, 503]);

/** Sends each kind of hostile request by several clients at once. */
export async function healthyServer(): Promise<readonly Figure[]> {
  const { child, port } = await startMemoryServer();
  const base = `http://127.0.0.1:${port}`;
  try {
    const first = { path: '/v1/gm/step', body: () => JSON.stringify(hostileScene('ja', '*a*')) };
    await post(base, first);
    const looker = openTypeScriptWorker(new URL('./health-looker.worker.ts', import.meta.url), {
      base,
    });
    await once(looker, 'message');
    const quiet = await healthWhile(looker, () => wait(2_000));
    const gardens = await newGardens(base);
    const kinds = [
      { name: 'hostile turns are judged', requests: longTurns(), clients: CLIENTS },
      { name: 'worlds of 5,000 things are judged', requests: largeWorldTurns(), clients: CLIENTS },
      { name: 'bodies that are none are read', requests: brokenBodies(), clients: CLIENTS },
      {
        ...{ name: 'long turns are taken in gardens', requests: gardenTurns(gardens) },
        clients: GARDEN_CLIENTS,
      },
    ];
    const rows: Figure[] = [];
    for (const kind of kinds) rows.push(...(await healthDuring({ base, looker }, kind)));
    return [{ name: 'server, longest /healthz at rest', value: quiet, unit: 'ms' }, ...rows];
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

interface Kind {
  readonly name: string;
  readonly requests: readonly HostileRequest[];
  readonly clients: number;
}

async function healthDuring(
  { base, looker }: { readonly base: string; readonly looker: Looker },
  { name, requests, clients }: Kind,
): Promise<Figure[]> {
  console.error(`  server: ${name}, ${requests.length} times by ${clients} clients …`);
  const statuses: number[] = [];
  let next = 0;
  const client = async () => {
    for (let one = requests[next++]; one; one = requests[next++])
      statuses.push(await post(base, one));
  };
  const busy = await healthWhile(looker, () =>
    Promise.all(Array.from({ length: clients }, client)),
  );
  const of = (isWanted: (status: number) => boolean) => statuses.filter(isWanted).length;
  const figure = (what: string, value: number, bar?: string): Figure => ({
    ...{ name: `server, ${what} while ${name}`, value, unit: 'answers' },
    ...(bar ? { bar } : {}),
  });
  return [
    { ...figure('longest /healthz', busy, '< 200'), unit: 'ms' },
    figure(
      'done',
      of((status) => status === 200),
    ),
    figure(
      'refused or sent away',
      of((status) => status !== 200 && DECLARED.has(status)),
    ),
    figure(
      'not declared',
      of((status) => !DECLARED.has(status)),
      '< 1',
    ),
  ];
}

async function newGardens(base: string): Promise<string[]> {
  const ids: string[] = [];
  for (let seed = 0; seed < GARDENS; seed++) {
    const body = JSON.stringify({ pack: 'kitchen', language: seed % 2 ? 'en' : 'ja', seed });
    const answer = await fetch(`${base}/v1/gardens`, { method: 'POST', headers: JSON_TYPE, body });
    ids.push(((await answer.json()) as { id: string }).id);
  }
  return ids;
}

const JSON_TYPE = { 'content-type': 'application/json' };

/** The status of the answer; 0 when there was none. */
async function post(base: string, { path, body }: HostileRequest): Promise<number> {
  try {
    const answer = await fetch(base + path, { method: 'POST', headers: JSON_TYPE, body: body() });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

/** The longest look at the health until the work is done, by a thread that has nothing else to do. */
async function healthWhile(looker: Looker, work: () => Promise<unknown>): Promise<number> {
  await longestLook(looker);
  await work();
  return longestLook(looker);
}

async function longestLook(looker: Looker): Promise<number> {
  const answered = once(looker, 'message');
  looker.postMessage('longest');
  const [longestMs] = await answered;
  return longestMs;
}

type Looker = ReturnType<typeof openTypeScriptWorker>;
