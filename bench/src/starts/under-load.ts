// Starts the server again and again beside busy programs, however it ended before, and counts how often it comes up.
import { besideBusyPrograms, type HouseProcess, startHouse } from '@hakoniwa/testkit';
import type { Figure } from '../figure.ts';

import { killDatabase } from './kill-database.ts';
import { spread } from './spread.ts';

/** How a server ends before its next start: told to, by itself, and with its database. */
const ENDS = ['stopped', 'killed', 'killed with its database'] as const;
/** A start that takes longer has failed: nobody waits for ten minutes. */
const PATIENCE_MS = 600_000;

interface Started {
  readonly ms: number;
  readonly isUp: boolean;
}

interface Load {
  readonly data: string;
  readonly starts: number;
  readonly busy: number;
}

/** Starts that came up, and how long they took. */
export async function startsUnderLoad({ data, starts, busy }: Load): Promise<readonly Figure[]> {
  if (starts === 0) return [];
  // The database is made beforehand: every start finds what the one before left.
  await (await startHouse({ data })).stop();
  const found = await besideBusyPrograms({ count: busy, ms: starts * PATIENCE_MS }, async () => {
    const all: Started[] = [];
    for (let i = 0; i < starts; i++) {
      all.push(await startOnce(data, ENDS[i % ENDS.length]));
      console.error(`start ${i + 1} of ${starts}: ${said(all.at(-1))}`);
    }
    return all;
  });
  const beside = `${starts} starts beside ${busy} busy programs`;
  const up = found.filter(({ isUp }) => isUp);
  return [
    { name: `${beside}, came up`, value: up.length, unit: '', bar: `>= ${starts}` },
    ...spread({ name: `${beside}, to the port`, ms: up.map(({ ms }) => ms) }),
  ];
}

async function startOnce(data: string, end: (typeof ENDS)[number] | undefined): Promise<Started> {
  const began = performance.now();
  const house = await startHouse({ data, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(
    () => undefined,
  );
  const ms = performance.now() - began;
  if (!house) return { ms, isUp: false };
  const isUp = (await fetch(`${house.url}/healthz`)).ok;
  await endBy(house, { data, end });
  return { ms, isUp };
}

async function endBy(
  house: HouseProcess,
  { data, end }: { readonly data: string; readonly end: (typeof ENDS)[number] | undefined },
): Promise<void> {
  if (end === 'stopped') return house.stop();
  await house.kill();
  if (end === 'killed with its database') await killDatabase(data);
}

function said(started: Started | undefined): string {
  if (!started?.isUp) return 'FAILED';
  return `${(started.ms / 1_000).toFixed(1)} s`;
}
