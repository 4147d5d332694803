// A garden with a log of 100,000 and of 1,000,000 events: opened, undone, switched, exported and taken in again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '@hakoniwa/database';
import { BranchHead, FileEventStore } from '@hakoniwa/store';
import {
  backupToFile,
  checkBackup,
  databaseSource,
  fileTarget,
  restoreBackup,
  writeBackup,
} from '@hakoniwa/store/backup';
import { logTables, PostgresEventStore } from '@hakoniwa/store/postgres';
import { bytesIn } from '../bytes-in.ts';
import type { Figure } from '../figure.ts';
import { elapsedMs } from '../measure.ts';
import { LongLog } from './long-log.ts';
import { mostMemory } from './most-memory.ts';

const GARDEN = LongLog.GARDEN;
const OPEN_BAR = '< 2000';
const UNDO_BAR = '< 200';
/** Megabytes above those before that are needed at once: a part of a log, however long it is. */
const MEMORY_BAR = '< 350';
const HELD = { isCollected: true } as const;
/** Times a thing is measured; the middle one counts. */
const TIMES = 5;

/** Grows one log and looks at it at each of these lengths. */
export async function longLogs(lengths: readonly number[]): Promise<readonly Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-bench-'));
  const database = await openDatabase({
    tables: [logTables],
    embedded: { folder: join(folder, 'database') },
  });
  try {
    const store = new PostgresEventStore(database);
    const log = await LongLog.begin(store);
    const figures: Figure[] = [];
    for (const length of lengths) {
      console.error(`  a log of ${length.toLocaleString('en')} events is written …`);
      const ms = await elapsedMs(() => log.growTo(length));
      console.error(`  … in ${(ms / 1_000).toFixed(0)} s`);
      const looked = await lookedAt({ database, folder, length });
      // Told as they come: the next length may take an hour.
      for (const { name, value, unit } of looked)
        console.error(`  ${name}: ${value.toFixed(1)} ${unit}`);
      figures.push(...looked);
    }
    await store.close();
    return figures;
  } finally {
    await database.close();
    await rm(folder, { recursive: true });
  }
}

interface Looking {
  readonly database: Database;
  readonly folder: string;
  readonly length: number;
}

async function lookedAt({ database, folder, length }: Looking): Promise<readonly Figure[]> {
  const of = `${length.toLocaleString('en')} events`;
  const figures = await walked(new PostgresEventStore(database), of);
  const file = join(folder, `${length}.zip`);
  const logs = join(folder, `logs-${length}`);
  const out = await mostMemory(() => exported(database, file), HELD);
  const back = await mostMemory(() => imported(file, logs), HELD);
  const { zipped, json } = out.result;
  const opened = await elapsedMs(async () => {
    const store = new FileEventStore({ folder: logs, readOnly: true });
    await BranchHead.open({ store, garden: GARDEN });
    await store.close();
  });
  const disk = await bytesInTables(database);
  const inFiles = await bytesIn(logs);
  await rm(logs, { recursive: true });
  await rm(file);
  return [
    ...figures,
    { name: `open from files, ${of}`, value: opened, unit: 'ms', bar: OPEN_BAR },
    { name: `export, ${of}`, value: out.ms / 1_000, unit: 's' },
    { name: `memory held by the export, ${of}`, value: out.megabytes, unit: 'MB', bar: MEMORY_BAR },
    { name: `import into files, ${of}`, value: back.ms / 1_000, unit: 's' },
    {
      name: `memory held by the import, ${of}`,
      value: back.megabytes,
      unit: 'MB',
      bar: MEMORY_BAR,
    },
    { name: `the backup, ${of}`, value: zipped / 1e6, unit: 'MB' },
    { name: `the log in the database, ${of}`, value: disk / 1e6, unit: 'MB' },
    { name: `the log in files, ${of}`, value: inFiles / 1e6, unit: 'MB' },
    { name: `the same as JSON, ${of}`, value: json / 1e6, unit: 'MB' },
  ];
}

/** Opens the garden, undoes its last turn and stands on the old branch again, several times. */
async function walked(store: PostgresEventStore, of: string): Promise<readonly Figure[]> {
  const [opens, undos, switches]: [number[], number[], number[]] = [[], [], []];
  for (let i = 0; i < TIMES; i++) {
    let line: BranchHead | undefined;
    opens.push(
      await elapsedMs(async () => {
        line = await BranchHead.open({ store, garden: GARDEN });
      }),
    );
    const { branch } = line?.head ?? { branch: '' };
    undos.push(await elapsedMs(() => line?.undo()));
    switches.push(await elapsedMs(() => line?.switchTo(branch)));
  }
  return [
    { name: `open, ${of}`, value: middle(opens), unit: 'ms', bar: OPEN_BAR },
    { name: `undo, ${of}`, value: middle(undos), unit: 'ms', bar: UNDO_BAR },
    { name: `switch of branches, ${of}`, value: middle(switches), unit: 'ms', bar: UNDO_BAR },
  ];
}

async function exported(database: Database, file: string) {
  const source = databaseSource(database);
  const bytes = writeBackup({ source, gardens: [GARDEN], createdAt: '2026-01-01T00:00:00Z' });
  const { manifest, bytes: zipped } = await backupToFile(file, bytes);
  const entry = manifest.entries.find(({ name }) => name.endsWith('events.jsonl'));
  return { zipped, json: entry?.bytes ?? Number.NaN };
}

async function imported(file: string, logs: string): Promise<void> {
  const backup = await checkBackup(file, { tables: [logTables] });
  await restoreBackup({ backup, target: fileTarget(logs) });
  await backup.close();
}

async function bytesInTables({ pool }: Database): Promise<number> {
  await pool.query('vacuum full hakoniwa.events');
  const { rows } = await pool.query<{ bytes: string }>(
    `select pg_total_relation_size('hakoniwa.events') +
       pg_total_relation_size('hakoniwa.segments') as bytes`,
  );
  return Number(rows[0]?.bytes ?? 0);
}

function middle(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
