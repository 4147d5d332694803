// Starts the server again and again beside busy programs, however it ended before, and counts how often it comes up.
import { join } from 'node:path';
import { stopEmbedded } from '@hakoniwa/database';
import { besideBusyPrograms, type HakoniwaProcess, startHakoniwa } from '@hakoniwa/testkit';
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
  /** Servers that start at the same time, each again and again in a folder of its own. */
  readonly servers: number;
}

/** Starts that came up, and how long they took. */
export async function startsUnderLoad({
  data,
  starts,
  busy,
  servers,
}: Load): Promise<readonly Figure[]> {
  if (starts === 0) return [];
  const folders = Array.from({ length: servers }, (_, i) => join(data, `starts-${i}`));
  // The databases are made beforehand: every start finds what the one before left.
  for (const folder of folders) await (await startHakoniwa({ data: folder })).stop();
  const found: Started[] = [];
  let next = 0;
  const startAll = async (folder: string) => {
    for (let i = next++; i < starts; i = next++) {
      const started = await startOnce(folder, ENDS[i % ENDS.length]);
      found.push(started);
      console.error(`start ${found.length} of ${starts}: ${said(started)}`);
    }
  };
  try {
    await besideBusyPrograms({ count: busy, ms: starts * PATIENCE_MS }, () =>
      Promise.all(folders.map(startAll)),
    );
  } finally {
    for (const folder of folders) await stopEmbedded(join(folder, 'database'), 'abandon');
  }
  const beside = `${starts} starts, ${servers} at a time, beside ${busy} busy programs`;
  const up = found.filter(({ isUp }) => isUp);
  return [
    { name: `${beside}, came up`, value: up.length, unit: '', bar: `>= ${starts}` },
    ...spread({ name: `${beside}, to the port`, ms: up.map(({ ms }) => ms) }),
  ];
}

async function startOnce(data: string, end: (typeof ENDS)[number] | undefined): Promise<Started> {
  const began = performance.now();
  const signal = AbortSignal.timeout(PATIENCE_MS);
  const server = await startHakoniwa({ data, isApart: true, signal }).catch(() => undefined);
  const ms = performance.now() - began;
  if (!server) return { ms, isUp: false };
  const isUp = (await fetch(`${server.url}/healthz`)).ok;
  await endBy(server, { data, end });
  return { ms, isUp };
}

async function endBy(
  server: HakoniwaProcess,
  { data, end }: { readonly data: string; readonly end: (typeof ENDS)[number] | undefined },
): Promise<void> {
  if (end === 'stopped') return server.stop();
  await server.kill();
  if (end === 'killed with its database') await killDatabase(data);
}

function said(started: Started | undefined): string {
  if (!started?.isUp) return 'FAILED';
  return `${(started.ms / 1_000).toFixed(1)} s`;
}
