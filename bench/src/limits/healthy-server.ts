// What others notice while a server judges hostile turns: how long the longest answer to `/healthz` takes.
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { HOSTILE_TURNS } from '@hakoniwa/testkit';
import type { Figure } from '../figure.ts';
import { startMemoryServer } from '../memory-server.ts';
import { hostileScene } from './hostile-scene.ts';

const CLIENTS = 8;
/** Pause between two looks at the health. */
const LOOK_MS = 20;
const LENGTH = 200_000;

/** Sends every hostile turn in both languages by several clients at once. */
export async function healthyServer(): Promise<readonly Figure[]> {
  const { child, port } = await startMemoryServer();
  const base = `http://127.0.0.1:${port}`;
  try {
    await judged(base, JSON.stringify(hostileScene('ja', '*a*')));
    const quiet = await healthWhile(base, () => wait(2_000));
    const asked = HOSTILE_TURNS.flatMap((text) =>
      (['ja', 'en'] as const).map((language) => ({ text, language })),
    );
    const statuses: number[] = [];
    let next = 0;
    const client = async () => {
      for (let i = next++; i < asked.length; i = next++) {
        const { text, language } = asked[i] as (typeof asked)[number];
        const scene = { ...hostileScene(language, text.of(LENGTH, 1)), session_id: `limits-${i}` };
        statuses.push(await judged(base, JSON.stringify(scene)));
      }
    };
    console.error(`  ${asked.length} hostile turns by ${CLIENTS} clients …`);
    const busy = await healthWhile(base, () =>
      Promise.all(Array.from({ length: CLIENTS }, client)),
    );
    const strange = statuses.filter((status) => ![200, 413, 422, 429, 503].includes(status));
    return [
      { name: 'server, longest /healthz at rest', value: quiet, unit: 'ms' },
      {
        ...{ name: 'server, longest /healthz while hostile turns are judged', value: busy },
        ...{ unit: 'ms', bar: '< 200' },
      },
      { name: 'server, hostile turns answered', value: statuses.length, unit: 'turns' },
      {
        name: 'server, answers nobody declared',
        value: strange.length,
        unit: 'answers',
        bar: '< 1',
      },
    ];
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

async function judged(base: string, body: string): Promise<number> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${base}/v1/gm/step`, { method: 'POST', headers, body });
  await answer.arrayBuffer();
  return answer.status;
}

/** The longest look at the health until the work is done. */
async function healthWhile(base: string, work: () => Promise<unknown>): Promise<number> {
  let isOver = false;
  const working = work().finally(() => {
    isOver = true;
  });
  let longestMs = 0;
  while (!isOver) {
    const beganMs = performance.now();
    await (await fetch(`${base}/healthz`)).arrayBuffer();
    longestMs = Math.max(longestMs, performance.now() - beganMs);
    await wait(LOOK_MS);
  }
  await working;
  return longestMs;
}
