// The doctor: each thing is broken for real, and the message must name it and how to mend it.

import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@hakoniwa/database';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { readSettings } from '@hakoniwa/settings';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startFakePostgres } from '../../test/fake-postgres.ts';
import { KEPT_TABLES } from '../kept-tables.ts';
import { run } from '../run.ts';
import { checkClock } from './checks/clock.ts';
import { checkDatabase } from './checks/database.ts';
import { checkDependencies } from './checks/dependencies.ts';
import { checkDisk } from './checks/disk.ts';
import { checkModels } from './checks/models.ts';
import { checkNode } from './checks/node.ts';
import { packsCheck } from './checks/packs.ts';
import { portCheck } from './checks/port.ts';
import { checkQuota } from './checks/quota.ts';
import type { Surroundings } from './finding.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
let folder = '';
const listeners: Server[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hakoniwa-doctor-'));
});
afterAll(async () => {
  for (const one of listeners) one.close();
  await rm(folder, { recursive: true, force: true });
});

function around(
  environment: Record<string, string> = {},
  more: Partial<Surroundings> = {},
): Surroundings {
  return {
    settings: readSettings(environment),
    dataFolder: join(folder, 'data'),
    root,
    packsFolder: join(root, 'packs'),
    nodeVersion: process.versions.node,
    nowMs: Date.now,
    ...more,
  };
}

/** A port somebody else has. */
async function takenPort(): Promise<number> {
  const server = createServer((socket) => socket.destroy());
  listeners.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

it('finds an old Node.js and a wrong clock', async () => {
  expect(await checkNode(around({}, { nodeVersion: '18.20.0' }))).toMatchObject([
    { state: 'fail', word: 'nodeOld', cause: { ja: expect.stringContaining('18.20.0') } },
  ]);
  expect(await checkNode(around())).toMatchObject([{ state: 'ok' }]);
  const [clock] = await checkClock(around({}, { nowMs: () => 0 }));
  expect(clock).toMatchObject({ state: 'fail', cause: { en: expect.stringContaining('1970') } });
});

it('finds missing packages by name', async () => {
  expect(await checkDependencies(around())).toMatchObject([{ state: 'ok' }]);
  const bare = join(folder, 'bare');
  await mkdir(join(bare, 'apps/cli'), { recursive: true });
  await writeFile(join(bare, 'apps/cli/package.json'), '{"dependencies":{"left-out":"1.0.0"}}');
  expect(await checkDependencies(around({}, { root: bare }))).toMatchObject([
    {
      state: 'fail',
      cause: { en: 'missing: left-out' },
      fix: { ja: expect.stringContaining('npm install') },
    },
  ]);
});

it('finds a port that is taken, forbidden or not here', async () => {
  const port = await takenPort();
  const [taken] = await portCheck(around({ PORT: String(port) }));
  expect(taken).toMatchObject({
    state: 'fail',
    word: 'portTaken',
    fix: { en: expect.stringContaining('PORT=') },
  });
  expect(taken?.cause.ja).toContain(`127.0.0.1:${port}`);
  expect(await portCheck(around({ PORT: '0' }))).toMatchObject([{ state: 'ok', word: 'portFree' }]);
  expect(await portCheck(around({ HOST: '192.0.2.1' }))).toMatchObject([
    { state: 'fail', word: 'portNotHere' },
  ]);
});

it('finds a damaged database folder, names it, and changes nothing', async () => {
  const data = join(folder, 'damaged');
  const place = join(data, 'database');
  await (await openDatabase({ tables: KEPT_TABLES, embedded: { folder: place } })).close();
  const inServer = around({}, { dataFolder: data });
  expect(await checkDatabase(inServer)).toContainEqual(
    expect.objectContaining({ state: 'ok', word: 'databaseStopped' }),
  );
  const control = join(place, 'cluster/data/global/pg_control');
  await rename(control, `${control}.aside`);
  const before = await readdir(place, { recursive: true });
  const damaged = (await checkDatabase(inServer)).find(({ state }) => state === 'fail');
  expect(damaged).toMatchObject({
    word: 'databaseDamaged',
    fix: { ja: expect.stringContaining('hakoniwa import') },
  });
  expect(damaged?.cause.en).toContain(control);
  await rename(`${control}.aside`, control);
  await writeFile(join(place, 'cluster/data/PG_VERSION'), '16\n');
  const other = (await checkDatabase(inServer)).find(({ state }) => state === 'fail');
  expect(other).toMatchObject({
    word: 'databaseVersion',
    cause: { en: expect.stringContaining('PostgreSQL 16') },
  });
  const after = await readdir(place, { recursive: true });
  expect(after).toHaveLength(before.length);
});

it('finds programs that do not run, and makes no folder', async () => {
  const bin = join(folder, 'bin');
  await mkdir(bin);
  await writeFile(join(bin, 'postgres'), 'not a program');
  await chmod(join(bin, 'postgres'), 0o755);
  const [found] = await checkDatabase(around({}, { bin }));
  expect(found?.word).toMatch(/^databasePrograms/);
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('finds a server that is away, too old, or refuses, and never says its password', async () => {
  const port = await takenPort();
  const away = await checkDatabase(
    around({ DATABASE_URL: `postgres://ann:sesame@127.0.0.1:${port}/garden` }),
  );
  expect(away).toMatchObject([{ state: 'fail', word: 'databaseUnreachable' }]);
  const old = await startFakePostgres('13.21', '130021');
  const tooOld = await checkDatabase(around({ DATABASE_URL: old.url }));
  await old.stop();
  expect(tooOld).toMatchObject([
    { state: 'fail', word: 'databaseTooOld', cause: { en: expect.stringContaining('13.21') } },
  ]);
  const database = await openTestDatabase({ tables: KEPT_TABLES });
  const { host = '', port: socket, user, database: name } = database.settings;
  const urlWith = (password: string) =>
    `postgres://${user}:${password}@${encodeURIComponent(host)}:${socket}/${name}`;
  const refused = await checkDatabase(around({ DATABASE_URL: urlWith('sesame') }));
  expect(refused).toMatchObject([{ state: 'fail', word: 'databaseRefused' }]);
  const url = urlWith(String(database.settings.password));
  const [found, ...rest] = await checkDatabase(around({ DATABASE_URL: url }));
  // A newer release than this machine's may be known, which is no failure.
  expect(rest.filter(({ word }) => word !== 'databaseBehind')).toEqual([]);
  expect([found]).toMatchObject([
    { state: 'ok', cause: { en: expect.stringContaining('tables current') } },
  ]);
  const later = await checkDatabase(
    around({ DATABASE_URL: url }, { nowMs: () => Date.now() + 3_600_000 }),
  );
  expect(later).toContainEqual(expect.objectContaining({ check: 'clock', word: 'clockApart' }));
  await database.pool.query(
    `update drizzle.__drizzle_migrations set created_at = created_at + 1000000000000`,
  );
  expect(await checkDatabase(around({ DATABASE_URL: url }))).toMatchObject([
    { state: 'fail', word: 'databaseNewer' },
  ]);
  await database.close();
  expect(JSON.stringify([away, tooOld, refused])).not.toContain('sesame');
});

it('finds packs with errors and a shelf that is empty', async () => {
  const shelf = join(folder, 'shelf');
  expect(await packsCheck(around({}, { packsFolder: shelf }))).toMatchObject([
    { state: 'fail', word: 'packsNone' },
  ]);
  await mkdir(join(shelf, 'broken'), { recursive: true });
  await writeFile(join(shelf, 'broken/pack.yaml'), 'id: broken\nversion: [oops\n');
  const [bad] = await packsCheck(around({}, { packsFolder: shelf }));
  expect(bad).toMatchObject({
    state: 'fail',
    word: 'packsBad',
    cause: { en: expect.stringContaining('pack.yaml') },
  });
});

it('finds a disk it cannot write and models it cannot reach, which is no failure', async () => {
  expect(await checkDisk(around())).toMatchObject([{ check: 'disk' }]);
  expect(await checkDisk(around({}, { dataFolder: '/proc/hakoniwa' }))).toMatchObject([
    { state: 'fail' },
  ]);
  const hosts = [`http://127.0.0.1:${await takenPort()}`];
  const [none] = await checkModels(around({}, { modelHosts: hosts }));
  expect(none).toMatchObject({
    state: 'warn',
    word: 'modelsNone',
    fix: { en: expect.stringContaining('pull') },
  });
  // A key that belongs to no server goes nowhere, and that is said.
  const words = async (env: Record<string, string>) =>
    (await checkModels(around(env, { modelHosts: hosts }))).map(({ word }) => word);
  expect(await words({ HAKONIWA_MODEL_KEY: 'k' })).toContain('modelsKeyIdle');
  const url = { HAKONIWA_MODEL_KEY: 'k', HAKONIWA_MODEL_URL: hosts[0] ?? '' };
  expect(await words(url)).not.toContain('modelsKeyIdle');
});

it('tells all of it with a fixed exit code, in both languages and as JSON', async () => {
  const port = await takenPort();
  const shelf = join(folder, 'shelf-2');
  await mkdir(shelf);
  const call = async (...more: string[]) => {
    const lines: string[] = [];
    const code = await run({
      argv: ['doctor', '--packs', shelf, '--at', `http://127.0.0.1:${port}`, ...more],
      environment: { PORT: String(port), HAKONIWA_DATA: join(folder, 'data') },
      input: { chunks: Readable.from([]), isTerminal: false },
      output: {
        out: (text) => lines.push(text),
        err: (text) => lines.push(text),
        drained: async () => undefined,
      },
    });
    return { code, text: lines.join('\n') };
  };
  const japanese = await call('--language', 'ja');
  expect(japanese).toMatchObject({ code: 1, text: expect.stringContaining('別のプログラム') });
  expect(japanese.text).toContain('直し方');
  const { code, text } = await call('--json');
  const { ok, findings } = JSON.parse(text);
  expect({ code, ok }).toEqual({ code: 1, ok: false });
  expect(findings).toContainEqual(expect.objectContaining({ word: 'portTaken', state: 'fail' }));
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('tells of settings that cannot be used instead of looking at the wrong things', async () => {
  const lines: string[] = [];
  const code = await run({
    argv: ['doctor', '--json'],
    environment: { PORT: 'soon' },
    input: { chunks: Readable.from([]), isTerminal: false },
    output: {
      out: (text) => lines.push(text),
      err: (text) => lines.push(text),
      drained: async () => undefined,
    },
  });
  expect(code).toBe(1);
  expect(JSON.parse(lines.join(''))).toMatchObject({
    findings: [{ word: 'settingsBad', cause: { en: expect.stringContaining('PORT=soon') } }],
  });
});

it('says whose logs are near what may be kept for one owner', async () => {
  const database = await openTestDatabase({ tables: KEPT_TABLES });
  const { host = '', port, user, password, database: name } = database.settings;
  const url = `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${name}`;
  await database.pool.query(`
    insert into hakoniwa.gardens (name, genesis, genesis_hash) values ('g', '{}', 'h');
    insert into hakoniwa.branches (garden_id, name, tip_seq, tip_hash, bytes)
      select id, 'main', 1, 'x', 9500000 from hakoniwa.gardens`);
  const said = async (megabytes: number) => {
    const settings = { DATABASE_URL: url, HAKONIWA_QUOTA_MB: String(megabytes) };
    return (await checkQuota(around(settings))).map(({ state, word, cause }) => [
      ...[state, word, cause.en],
    ]);
  };
  expect(await checkQuota(around({ DATABASE_URL: url }))).toEqual([]);
  expect(await said(20)).toEqual([['ok', 'quotaOk', expect.stringContaining('10 MB')]]);
  expect(await said(10)).toEqual([['warn', 'quotaNear', expect.stringContaining('1 owners')]]);
  expect(await said(9)).toEqual([['warn', 'quotaFull', expect.stringContaining('9 MB')]]);
  await database.close();
});
