// The doctor who looks into everything: what is damaged is named, down to the page and the event, and nothing is changed.
// Slow because every look starts a database server of its own on the folder, and stops it again.

import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, inspectEmbedded, openDatabase, stopEmbedded } from '@hakoniwa/database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { aroundDeep, failed, growGardens } from '../../test/deep-scene.ts';
import { hakoniwa } from '../../test/hakoniwa.ts';
import { KEPT_TABLES } from '../kept-tables.ts';
import { checkDatabase } from './checks/database.ts';
import { checkDeep } from './checks/deep.ts';
import type { DoctorFinding } from './finding.ts';

let folder = '';
const database = () => join(folder, 'database');
const data = () => join(database(), 'cluster/data');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hakoniwa-deep-'));
  await inDatabase(growGardens);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inDatabase<T>(work: (kept: Database) => Promise<T>): Promise<T> {
  const kept = await openDatabase({ tables: KEPT_TABLES, embedded: { folder: database() } });
  try {
    return await work(kept);
  } finally {
    await kept.close();
  }
}

const around = () => aroundDeep(folder);
const look = () => checkDeep(around());

/** Changes bytes of a file, looks, and puts them back. */
async function whileChanged<T>(
  { file, at, bytes }: { file: string; at: number; bytes: Buffer },
  work: () => Promise<T>,
): Promise<T> {
  const before = (await readFile(file)).subarray(at, at + bytes.length);
  const put = async (wanted: Buffer) => {
    const handle = await open(file, 'r+');
    await handle.write(wanted, 0, wanted.length, at);
    await handle.close();
  };
  await put(bytes);
  try {
    return await work();
  } finally {
    await put(Buffer.from(before));
  }
}

it('says of a whole server that every page, table and hash is right', async () => {
  const before = await readFile(join(data(), 'PG_VERSION'));
  const findings = await look();
  expect(findings.map(({ state, word }) => [state, word])).toEqual([
    ['ok', 'deepPages'],
    ['ok', 'deepTables'],
    ['ok', 'gardensOk'],
  ]);
  expect(findings.at(-1)?.cause.en).toMatch(/2 gardens with 4 branches and 40 events/);
  expect(await readFile(join(data(), 'PG_VERSION'))).toEqual(before);
  // It is at rest again, as it was.
  expect(await checkDatabase(around())).toContainEqual(
    expect.objectContaining({ state: 'ok', word: 'databaseStopped' }),
  );
});

it('looks beside a running server, too', async () => {
  const findings = await inDatabase(async (kept) => {
    await kept.pool.query('checkpoint');
    return look();
  });
  expect(findings.every(({ state }) => state === 'ok')).toBe(true);
});

it('looks at what a crash left once it is in order again', async () => {
  // Kept, so that it is not put in order by a friendly stop.
  const kept = await openDatabase({
    tables: KEPT_TABLES,
    embedded: { folder: database(), isKept: true },
  });
  await kept.pool.query(`update hakoniwa.gardens set title = 'before the crash'`);
  await kept.close();
  await stopEmbedded(database(), 'abandon');
  expect(await inspectEmbedded(database())).toMatchObject({ state: 'stopped', isInOrder: false });
  expect((await look()).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok']);
});

it('names the file and the table of a damaged page, and the garden that cannot be read', async () => {
  const path = await inDatabase(async ({ pool }) => {
    const text = `select pg_relation_filepath('hakoniwa.events') as path`;
    return (await pool.query<{ path: string }>(text)).rows[0]?.path ?? '';
  });
  const file = join(data(), path);
  const findings = await whileChanged({ file, at: 5_000, bytes: Buffer.alloc(40, 9) }, look);
  const [page, table, ...gardens] = failed(findings);
  expect(page).toMatchObject({
    word: 'deepPage',
    cause: { en: expect.stringContaining(`${path} is damaged: hakoniwa.events, 1 pages`) },
    fix: {
      ja: expect.stringContaining('hakoniwa import'),
      en: expect.stringContaining(database()),
    },
  });
  expect(table).toMatchObject({
    word: 'deepTable',
    cause: { ja: expect.stringContaining('events') },
  });
  // Only the gardens that stand on that page; what is said of the others is that they are whole.
  expect(gardens.map(({ word }) => word)).toContain('gardenStorage');
  expect(gardens[0]?.cause.en).toMatch(/the garden (sound|other) cannot be read/);
});

it('names a page of an index, and whose it is', async () => {
  const path = await inDatabase(async ({ pool }) => {
    const text = `select pg_relation_filepath(indexrelid) as path from pg_index
      where indrelid = 'hakoniwa.packs'::regclass limit 1`;
    return (await pool.query<{ path: string }>(text)).rows[0]?.path ?? '';
  });
  const file = join(data(), path);
  const findings = failed(await whileChanged({ file, at: 6_000, bytes: Buffer.alloc(1, 1) }, look));
  expect(findings[0]).toMatchObject({
    word: 'deepPage',
    cause: { en: expect.stringContaining('(hakoniwa.packs)') },
  });
});

it('names a cut control file with and without --deep, by command line and as JSON', async () => {
  const control = join(data(), 'global/pg_control');
  const whole = await readFile(control);
  const handle = await open(control, 'r+');
  await handle.truncate(100);
  try {
    for (const more of [[], ['--deep']]) {
      const environment = { HAKONIWA_DATA: folder, PORT: '0' };
      const { code, text } = await hakoniwa(['doctor', '--json', ...more], { environment });
      expect(code).toBe(1);
      const { findings } = JSON.parse(text) as { findings: DoctorFinding[] };
      const [fault] = findings.filter(
        ({ check, state }) => check === 'database' && state === 'fail',
      );
      expect(fault?.word).toBe('databaseDamaged');
      expect(fault?.cause.en).toContain(`${control} was cut: it has 100 bytes`);
      expect(fault?.cause.ja).toContain(`${control} が途中で切れていて`);
    }
  } finally {
    await handle.write(whole, 0, whole.length, 0);
    await handle.close();
  }
});

it('tells all of it by the command line with a fixed exit code', async () => {
  const environment = { HAKONIWA_DATA: folder, PORT: '0' };
  const { text } = await hakoniwa(['doctor', '--deep', '--language', 'ja'], { environment });
  expect(text).toMatch(/ハッシュがすべて合いました/);
});
