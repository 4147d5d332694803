// The doctor who looks into everything: what is damaged is named, down to the page and the event, and nothing is changed.
import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from '@hakoniwa/settings';
import { documentOf } from '@hakoniwa/stage';
import { BranchHead } from '@hakoniwa/store';
import {
  type Database,
  inspectEmbedded,
  openDatabase,
  PostgresEventStore,
  stopEmbedded,
} from '@hakoniwa/store/postgres';
import { openTestDatabase } from '@hakoniwa/store/test-database';
import { doAct, smallWorld } from '@hakoniwa/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hakoniwa } from '../../test/hakoniwa.ts';
import { checkDatabase } from './checks/database.ts';
import { checkDeep } from './checks/deep.ts';
import type { DoctorFinding } from './finding.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let folder = '';
const database = () => join(folder, 'database');
const data = () => join(database(), 'cluster/data');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hakoniwa-deep-'));
  await inDatabase(async (kept) => {
    const store = new PostgresEventStore(kept);
    for (const garden of ['sound', 'other']) {
      await store.create({ garden, genesis: documentOf(smallWorld()) });
      const line = await BranchHead.open({ store, garden });
      while (line.head.seq < 20) {
        await line.commit(doAct(line.world, 'switch-on tv'));
        await line.commit(doAct(line.world, 'switch-off tv'));
      }
      await store.fork({ garden, id: 'b', parent: { branch: 'main', seq: 5 } });
    }
  });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function inDatabase<T>(work: (kept: Database) => Promise<T>): Promise<T> {
  const kept = await openDatabase({ embedded: { folder: database() } });
  try {
    return await work(kept);
  } finally {
    await kept.close();
  }
}

function around() {
  return {
    settings: readSettings({}),
    dataFolder: folder,
    root,
    packsFolder: join(root, 'packs'),
    nodeVersion: process.versions.node,
    nowMs: Date.now,
    deep: () => undefined,
  };
}

const look = () => checkDeep(around());
const failed = (findings: readonly DoctorFinding[]) =>
  findings.filter(({ state }) => state === 'fail');

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

it('says of a whole house that every page, table and hash is right', async () => {
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
  const kept = await openDatabase({ embedded: { folder: database(), isKept: true } });
  await kept.pool.query(`update hakoniwa.gardens set title = 'before the crash'`);
  await kept.close();
  await stopEmbedded(database(), 'abandon');
  expect(await inspectEmbedded(database())).toMatchObject({ state: 'stopped', isInOrder: false });
  expect((await look()).map(({ state }) => state)).toEqual(['ok', 'ok', 'ok']);
});

it('looks into a server that DATABASE_URL names, as far as it lets itself be looked into', async () => {
  const server = await openTestDatabase();
  const { host = '', port, user, password, database: name } = server.settings;
  const url = `postgres://${user}:${String(password)}@${encodeURIComponent(host)}:${port}/${name}`;
  const findings = await checkDeep({ ...around(), settings: readSettings({ DATABASE_URL: url }) });
  await server.close();
  expect(findings.map(({ state, word }) => [state, word])).toEqual([
    ['ok', 'deepTables'],
    ['ok', 'gardensOk'],
  ]);
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

it.each([
  ['lied about', `update hakoniwa.events set body = replace(body, 'tv', 'vt') where seq = 7`],
  ['taken away', 'delete from hakoniwa.events where seq = 7'],
])(
  'names the garden, the branch and the event that was %s, in every language',
  async (_, change) => {
    const scope = `and branch_id = (select b.id from hakoniwa.branches b
    join hakoniwa.gardens g on g.id = b.garden_id where g.name = 'other' and b.name = 'main')`;
    const back = await inDatabase(async ({ pool }) => {
      const { rows } = await pool.query(`select * from hakoniwa.events where seq = 7 ${scope}`);
      await pool.query(`${change} ${scope}`);
      return rows[0];
    });
    try {
      const [fault, ...others] = failed(await look());
      expect(others).toEqual([]);
      expect(fault).toMatchObject({ check: 'gardens', word: 'gardenEvent' });
      expect(fault?.cause.en).toMatch(/the garden other: event 7 of the branch main/);
      expect(fault?.cause.ja).toMatch(/庭 other: 枝 main の 7 番目/);
      expect(fault?.fix?.en).toContain('hakoniwa import');
    } finally {
      await inDatabase(async ({ pool }) => {
        await pool.query(`delete from hakoniwa.events where seq = 7 ${scope}`);
        const names = Object.keys(back);
        const slots = names.map((_name, i) => `$${i + 1}`);
        await pool.query(
          `insert into hakoniwa.events (${names.join(', ')}) values (${slots.join(', ')})`,
          Object.values(back),
        );
      });
    }
  },
);

it('names a branch whose tip is not the one its events lead to', async () => {
  const set = (from: string, to: string) =>
    inDatabase(({ pool }) =>
      pool.query(`update hakoniwa.branches set tip_hash = replace(tip_hash, '${from}', '${to}')
        where name = 'b' and garden_id = (select id from hakoniwa.gardens where name = 'sound')`),
    );
  const tip = await inDatabase(async (kept) => {
    const branches = await new PostgresEventStore(kept).branches('sound');
    return branches.find(({ id }) => id === 'b')?.tip.hash ?? '';
  });
  await set(tip, 'f'.repeat(tip.length));
  const findings = failed(await look());
  await set('f'.repeat(tip.length), tip);
  expect(findings).toMatchObject([
    { word: 'gardenEvent', cause: { en: expect.stringContaining('event 5 of the branch b') } },
  ]);
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
