// Sessions without a model: a turn alone, a hundred sessions at once, and a page of a long history.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@hakoniwa/database';
import { historyOf, type Player, sessionTables } from '@hakoniwa/sessions';
import type { Figure } from '../figure.ts';
import { type BenchServer, benchServer } from '../sessions/bench-campaign.ts';

const SELF = { owner: null };

/** Wall time counts whatever else the machine does; processor time is this process's own. */
export async function sessions(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-bench-sessions-'));
  const database = await openDatabase({ tables: [sessionTables], embedded: { folder } });
  const server = await benchServer(database);
  try {
    return [
      ...(await oneSession(server)),
      ...(await manySessions(server)),
      ...(await history(server)),
    ];
  } finally {
    await server.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const TEXTS = ['周りを見渡す', '荷物を確かめる', 'カナタに話しかける'];
/** A session ends by rule at its hundredth turn. */
const TURNS = 96;

interface TurnCost {
  readonly wallMs: number;
  readonly cpuMs: number;
}

/** A session turn by turn. */
async function turnsOf(server: BenchServer): Promise<TurnCost[]> {
  const id = await server.begin();
  const costs: TurnCost[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    const cpu = process.cpuUsage();
    const began = performance.now();
    await server.write(id, TEXTS[turn % TEXTS.length] ?? '');
    const wallMs = performance.now() - began;
    const { user, system } = process.cpuUsage(cpu);
    costs.push({ wallMs, cpuMs: (user + system) / 1_000 });
  }
  return costs;
}

/** Turns one after another on a server that is warm, and whether they grow dearer as a session grows long. */
async function oneSession(server: BenchServer): Promise<Figure[]> {
  await turnsOf(server);
  const sessions = [await turnsOf(server), await turnsOf(server)];
  const all = sessions.flat();
  const walls = all.map(({ wallMs }) => wallMs);
  const cpu = (costs: readonly TurnCost[]) =>
    percentile(
      costs.map(({ cpuMs }) => cpuMs),
      50,
    );
  const first = sessions.flatMap((turns) => turns.slice(0, TURNS / 3));
  const last = sessions.flatMap((turns) => turns.slice(-TURNS / 3));
  return [
    { name: 'turn, wall, p50', value: percentile(walls, 50), unit: 'ms', bar: '< 10' },
    { name: 'turn, wall, p95', value: percentile(walls, 95), unit: 'ms' },
    { name: 'turn, processor time of this process, p50', value: cpu(all), unit: 'ms' },
    {
      name: 'last third of a session to its first, processor time',
      value: cpu(last) / cpu(first),
      unit: '×',
      bar: '< 1.5',
    },
  ];
}

/** A hundred people, each with a turn of their session at once, five times. */
async function manySessions(server: BenchServer): Promise<Figure[]> {
  const all: { readonly id: string; readonly player: Player }[] = [];
  for (let one = 0; one < 100; one++) {
    const player = await server.newPerson();
    all.push({ id: await server.begin(player), player });
  }
  const rounds = 5;
  const began = performance.now();
  for (let round = 0; round < rounds; round++)
    await Promise.all(all.map(({ id, player }) => server.write(id, '周りを見渡す', player)));
  const seconds = (performance.now() - began) / 1_000;
  return [
    { name: 'turns in 100 parallel sessions', value: (rounds * all.length) / seconds, unit: '/s' },
    { name: '100 sessions, a turn each', value: (seconds * 1_000) / rounds, unit: 'ms' },
  ];
}

/** Pages of a character with ten thousand sessions. */
async function history({ plays, database, cast }: BenchServer): Promise<Figure[]> {
  const { id } = await cast.create(SELF, { name: 'アキ', pack: 'nexus' });
  await database.pool.query(
    `insert into hakoniwa.play_sessions
       (id, character_id, number, status, is_first, initial_place, start_seq, current_scene)
     select 'old-' || n, $1, n, 'COMPLETED', n = 1, 'x', 0, repeat('あ', 100)
     from generate_series(1, 10000) n`,
    [id],
  );
  await database.pool.query('analyze hakoniwa.play_sessions');
  const query = { character_id: id, per_page: 20, archived: 'false' as const };
  const walls: number[] = [];
  for (const page of Array.from({ length: 60 }, (_, i) => 1 + i * 8)) {
    const began = performance.now();
    await historyOf(plays, { player: SELF, query: { ...query, page } });
    walls.push(performance.now() - began);
  }
  return [
    {
      name: 'page of a history of 10,000 sessions, p50',
      value: percentile(walls.slice(10), 50),
      unit: 'ms',
      bar: '< 20',
    },
  ];
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
