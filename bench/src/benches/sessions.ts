// Sessions without a model: a turn alone, a hundred sessions at once, and a page of a long history.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { historyOf } from '@hakoniwa/sessions';
import { openDatabase } from '@hakoniwa/store/postgres';
import type { Figure } from '../figure.ts';
import { type BenchHouse, benchHouse } from '../sessions/bench-house.ts';

const SELF = { owner: null };

/** Wall time counts whatever else the machine does; processor time is this process's own. */
export async function sessions(): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-bench-sessions-'));
  const database = await openDatabase({ embedded: { folder } });
  const house = await benchHouse(database);
  try {
    return [
      ...(await oneSession(house)),
      ...(await manySessions(house)),
      ...(await history(house)),
    ];
  } finally {
    await house.close();
    await database.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Turns of one session by choices and by words, one after another. */
async function oneSession(house: BenchHouse): Promise<Figure[]> {
  const id = await house.begin();
  const texts = ['周りを見渡す', '荷物を確かめる', 'カナタに話しかける'];
  const walls: number[] = [];
  let cpu = process.cpuUsage();
  const warmUp = 20;
  const turns = 90;
  for (let turn = 0; turn < turns; turn++) {
    if (turn === warmUp) cpu = process.cpuUsage();
    const began = performance.now();
    await house.write(id, texts[turn % texts.length] ?? '');
    if (turn >= warmUp) walls.push(performance.now() - began);
  }
  const { user, system } = process.cpuUsage(cpu);
  return [
    { name: 'turn, wall, p50', value: percentile(walls, 50), unit: 'ms', bar: '< 10' },
    { name: 'turn, wall, p95', value: percentile(walls, 95), unit: 'ms' },
    {
      name: 'turn, processor time of this process, mean',
      value: (user + system) / 1_000 / (turns - warmUp),
      unit: 'ms',
    },
  ];
}

/** A hundred sessions, each with a turn at once, five times. */
async function manySessions(house: BenchHouse): Promise<Figure[]> {
  const ids: string[] = [];
  for (let one = 0; one < 100; one++) ids.push(await house.begin());
  const rounds = 5;
  const began = performance.now();
  for (let round = 0; round < rounds; round++)
    await Promise.all(ids.map((id) => house.write(id, '周りを見渡す')));
  const seconds = (performance.now() - began) / 1_000;
  return [
    { name: 'turns in 100 parallel sessions', value: (rounds * ids.length) / seconds, unit: '/s' },
    { name: '100 sessions, a turn each', value: (seconds * 1_000) / rounds, unit: 'ms' },
  ];
}

/** Pages of a character with ten thousand sessions. */
async function history({ plays, database, cast }: BenchHouse): Promise<Figure[]> {
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
    await historyOf(plays, SELF, { ...query, page });
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
