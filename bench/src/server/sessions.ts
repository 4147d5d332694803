// Sessions that each post a turn every two seconds, and viewers who watch them.
import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../figure.ts';
import { percentile } from '../measure.ts';
import type { ServerUnderLoad } from './server-under-load.ts';
import { type Posted, turnClient } from './turn-client.ts';
import { streamViewer } from './viewer.ts';

const SESSIONS = 200;
const VIEWERS = 50;
const EVERY_MS = 2_000;

interface Load {
  readonly server: ServerUnderLoad;
  readonly seconds: number;
}

/** The gardens of all sessions, one each. */
export async function newGardens({ port }: ServerUnderLoad): Promise<readonly string[]> {
  const ids: string[] = [];
  const make = async () => {
    while (ids.length < SESSIONS) {
      const at = ids.push('') - 1;
      const answer = await fetch(`http://127.0.0.1:${port}/v1/gardens`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ pack: 'kitchen', language: 'en', seed: at }),
      });
      ids[at] = ((await answer.json()) as { id: string }).id;
    }
  };
  await Promise.all(Array.from({ length: 4 }, make));
  return ids;
}

export async function sessions(
  { server, seconds }: Load,
  gardens: readonly string[],
): Promise<readonly Figure[]> {
  const post = turnClient(server.port, SESSIONS);
  const watched = gardens.slice(0, VIEWERS);
  const viewers = await Promise.all(watched.map((garden) => streamViewer(server.port, garden)));
  // One round of everybody opens all gardens; the load begins after it.
  for (const [i, garden] of gardens.entries()) await post({ garden, key: `first-${i}` });
  const answers: Posted[] = [];
  const until = performance.now() + seconds * 1_000;
  const live = async (garden: string, i: number) => {
    await wait((i / SESSIONS) * EVERY_MS);
    for (let turn = 0; performance.now() < until; turn++) {
      const due = performance.now() + EVERY_MS;
      answers.push(await post({ garden, key: `session-${i}-${turn}` }));
      await wait(Math.max(0, due - performance.now()));
    }
  };
  const before = await server.memoryMb();
  await Promise.all(gardens.map(live));
  const after = await server.memoryMb();
  const heard = viewers.map(({ scenes }) => scenes());
  const isCut = viewers.filter((viewer) => viewer.isCut());
  for (const { stop } of viewers) stop();
  return figuresOf({ answers, heard, cut: isCut.length, before, after, seconds });
}

interface Seen {
  readonly answers: readonly Posted[];
  readonly heard: readonly number[];
  readonly cut: number;
  readonly before: number;
  readonly after: number;
  readonly seconds: number;
}

function figuresOf({ answers, heard, cut, before, after, seconds }: Seen): readonly Figure[] {
  const times = answers.map(({ ms }) => ms);
  const errors = answers.filter(({ status }) => status !== 200).length;
  return [
    { name: `turns of ${SESSIONS} sessions in ${seconds} s`, value: answers.length, unit: '' },
    { name: 'errors', value: errors, unit: '', bar: '<= 0' },
    { name: 'a turn, p50', value: percentile(times, 0.5), unit: 'ms' },
    { name: 'a turn, p99', value: percentile(times, 0.99), unit: 'ms' },
    { name: `streams cut of ${VIEWERS}`, value: cut, unit: '', bar: '<= 0' },
    {
      name: 'scenes told to the least told viewer',
      value: Math.min(...heard),
      unit: '',
      bar: '> 0',
    },
    { name: 'memory before the load', value: before, unit: 'MB' },
    { name: 'memory grown under load', value: after - before, unit: 'MB', bar: '< 200' },
  ];
}
