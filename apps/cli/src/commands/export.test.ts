// hakoniwa export and import as people meet them: files, messages in both languages, exit codes.

import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { Garden, gardenRules, loadPack } from '@hakoniwa/garden';
import { characterId, stateHash } from '@hakoniwa/stage';
import { FileEventStore } from '@hakoniwa/store';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hakoniwa as runHakoniwa } from '../../test/hakoniwa.ts';
import { KEPT_TABLES } from '../kept-tables.ts';

const kitchen = fileURLToPath(new URL('../../../../packs/kitchen', import.meta.url));
let folder = '';
let logs = '';
let hash = '';

async function hakoniwa(argv: readonly string[], environment: Record<string, string> = {}) {
  const own = { HAKONIWA_DATA: join(folder, 'data'), ...environment };
  const { code, text, err } = await runHakoniwa(argv, { environment: own });
  return { code, out: text, err };
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hakoniwa-export-'));
  logs = join(folder, 'logs');
  const store = new FileEventStore({ folder: logs });
  const world = await loadPack({
    folder: kitchen,
    scenario: 'kitchen_morning',
    language: 'ja',
    seed: 1,
  });
  const garden = await Garden.create({ name: 'kitchen', store, rules: gardenRules() }, world);
  for (const verb of ['take', 'put'])
    await garden.submit({ type: 'act', act: { verb, actor: characterId('yana'), object: 'mug' } });
  await garden.undo(1);
  hash = stateHash(garden.world);
  await store.close();
});
afterAll(() => rm(folder, { recursive: true }));

it('exports a folder of logs, checks the file, and restores it under a new id', async () => {
  const file = join(folder, 'all.zip');
  const written = await hakoniwa(['export', '--from', logs, '--out', file, '--json']);
  expect({ code: written.code, ...JSON.parse(written.out) }).toMatchObject({
    code: 0,
    gardens: 1,
    events: 2,
  });
  expect(await hakoniwa(['export', '--from', logs, '--out', file])).toMatchObject({ code: 2 });
  expect((await hakoniwa(['import', file, '--check', '--language', 'ja'])).out).toContain(
    '問題ありません',
  );
  const to = join(folder, 'elsewhere');
  const { code, out } = await hakoniwa(['import', file, '--to', to, '--json']);
  const [made] = JSON.parse(out).gardens;
  expect({ code, from: made.from }).toEqual({ code: 0, from: 'kitchen' });
  expect(made.name).toMatch(/^garden-[0-9a-f]{20}$/);
  expect((await hakoniwa(['replay', to, made.name, '--verify'])).out).toContain(hash);
  expect((await hakoniwa(['import', file, '--to', to, '--keep-ids'])).out).toContain(
    'kitchen → kitchen',
  );
  expect(await hakoniwa(['import', file, '--to', to, '--keep-ids'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('--keep-ids'),
  });
});

it('restores into the database that DATABASE_URL names, and exports it from there', async () => {
  const database = await openTestDatabase({ tables: KEPT_TABLES });
  const { host = '', port, user, password, database: name } = database.settings;
  const url = `postgres://${user}:${password}@${encodeURIComponent(host)}:${port}/${name}`;
  const file = join(folder, 'for-database.zip');
  await hakoniwa(['export', 'kitchen', '--from', logs, '--out', file]);
  expect(await hakoniwa(['import', file, '--keep-ids'], { DATABASE_URL: url })).toMatchObject({
    code: 0,
  });
  const rows = await database.pool.query(
    'select name, pack, scenario, language from hakoniwa.gardens',
  );
  expect(rows.rows).toEqual([
    { name: 'kitchen', pack: 'kitchen', scenario: 'kitchen_morning', language: 'ja' },
  ]);
  const back = join(folder, 'back.zip');
  const data = join(folder, 'data-with-runs');
  const lab = join(data, 'lab');
  await mkdir(join(lab, 'one-run'), { recursive: true });
  const server = { DATABASE_URL: url, HAKONIWA_DATA: data };
  const whole = await hakoniwa(['export', '--out', back], server);
  expect(whole.code).toBe(0);
  // Runs of the Lab stay apart, and whoever makes a backup is told so.
  expect(whole.err).toContain(`(1): they are folders of their own; copy ${lab} as well`);
  await hakoniwa(['import', back, '--keep-ids', '--to', join(folder, 'back')]);
  expect((await hakoniwa(['replay', join(folder, 'back'), 'kitchen'])).out).toContain(hash);
  // On a server with accounts a garden belongs to somebody.
  await database.pool.query(`insert into hakoniwa.users (id, name) values ('ann', 'Ann')`);
  const env = { DATABASE_URL: url };
  expect(await hakoniwa(['import', file, '--owner', 'bob'], env)).toMatchObject({ code: 2 });
  expect(await hakoniwa(['import', file, '--owner', 'ann'], env)).toMatchObject({ code: 0 });
  const hers = join(folder, 'hers.zip');
  const { out } = await hakoniwa(['export', '--owner', 'ann', '--out', hers, '--json'], env);
  expect(JSON.parse(out).gardens).toBe(1);
  await database.close();
});

it('says in both languages why a file is refused, and leaves nothing behind', async () => {
  const file = join(folder, 'cut.zip');
  await hakoniwa(['export', '--from', logs, '--out', file]);
  const { length } = await readFile(file);
  await truncate(file, length - 10);
  const to = join(folder, 'nowhere');
  expect(await hakoniwa(['import', file, '--to', to])).toMatchObject({
    code: 1,
    err: expect.stringContaining('not whole'),
  });
  const { err } = await hakoniwa(['import', file, '--to', to, '--language', 'ja']);
  expect(err).toContain('途中で切れています');
  expect(existsSync(to)).toBe(false);
  await writeFile(file, 'hello');
  expect((await hakoniwa(['import', file, '--to', to])).err).toContain('no backup');
});

it('names a damaged log, writes no file, and makes no database to export from', async () => {
  const broken = join(folder, 'broken');
  await hakoniwa(['export', '--from', logs, '--out', join(folder, 'good.zip')]);
  await hakoniwa(['import', join(folder, 'good.zip'), '--keep-ids', '--to', broken]);
  const [name = ''] = await readdir(broken);
  const log = join(broken, name, 'log.jsonl');
  await writeFile(log, (await readFile(log, 'utf8')).replace('mug', 'mog'));
  const refused = await hakoniwa(['export', '--from', broken, '--out', join(folder, 'bad.zip')]);
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining(log) });
  expect(existsSync(join(folder, 'bad.zip'))).toBe(false);
  expect(await hakoniwa(['export'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('HAKONIWA_DATA'),
  });
  expect(existsSync(join(folder, 'data'))).toBe(false);
});

it('writes the line of a garden as a log, and its people for CCFOLIA', async () => {
  const log = await hakoniwa(['export', '--from', logs, '--format', 'log']);
  expect(log.out.split('\n').map((line) => JSON.parse(line).seq)).toEqual([1]);
  const pieces = await hakoniwa(['export', '--from', logs, '--format', 'ccfolia']);
  const people = pieces.out.split('\n').map((line) => JSON.parse(line));
  expect(people).toHaveLength(2);
  expect(people[0]).toMatchObject({
    kind: 'character',
    data: { name: expect.any(String), params: [{ label: '所持金', value: expect.any(String) }] },
  });
});
