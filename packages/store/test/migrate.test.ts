// Tables from nothing, from an older database, and from several processes at once.
import { createHash, randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it } from 'vitest';
import { openTestDatabase } from '../src/contract/test-database.ts';
import { type Database, PostgresEventStore } from '../src/postgres/index.ts';
import { migrate } from '../src/postgres/migrate.ts';
import { begin, GARDEN, grow } from './postgres-scene.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
});

async function opened(name?: string): Promise<Database> {
  const database = await openTestDatabase(name);
  open.push(database);
  return database;
}

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'hakoniwa' order by 1`;

async function tablesOf(database: Database): Promise<string[]> {
  return (await database.pool.query(TABLES)).rows.map(({ name }) => name);
}

/** The first so many migrations, as an older Hakoniwa had them. */
async function firstMigrations(count = 1): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-migrations-'));
  await cp(MIGRATIONS, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

it('[M1] makes every table from nothing, and nothing twice', async () => {
  const name = `migrate_${randomUUID()}`;
  const [one, two] = await Promise.all([opened(name), opened(name), opened(name), opened(name)]);
  expect(await tablesOf(one)).toContain('events');
  expect(await tablesOf(two)).toEqual(await tablesOf(one));
  const applied = await one.pool.query(
    'select count(*)::int as n from drizzle.__drizzle_migrations',
  );
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.sql'));
  expect(applied.rows[0]?.n).toBe(files.length);
});

const OLDER = readdirSync(MIGRATIONS)
  .filter((file) => file.endsWith('.sql'))
  .map((_file, i) => i + 1)
  .slice(0, -1);

it.each(OLDER)(
  '[M2] brings a database of %s migrations up to date, with all in it',
  async (count) => {
    const database = await opened();
    const whole = await tablesOf(database);
    await database.pool.query('drop schema hakoniwa cascade; drop schema drizzle cascade');
    const older = await firstMigrations(count);
    await database.withClient((client) => migrate(client, older));
    expect(whole).toEqual(expect.arrayContaining(await tablesOf(database)));
    await database.pool.query(`
    insert into hakoniwa.gardens (name, genesis, genesis_hash) values ('old', '{}', 'h');
    insert into hakoniwa.branches (garden_id, name, tip_seq, tip_hash) select id, 'main', 1, 'x'
      from hakoniwa.gardens;
    insert into hakoniwa.heads select garden_id, id from hakoniwa.branches;
    insert into hakoniwa.events select id, 1, 'x', '{"seq":1}' from hakoniwa.branches`);
    await database.withClient((client) => migrate(client));
    expect(await tablesOf(database)).toEqual(whole);
    const store = new PostgresEventStore(database);
    expect(await store.head('old')).toEqual({ branch: 'main', seq: 1, hash: 'x' });
    await grow(store, await begin(store), 2);
    expect((await store.head(GARDEN)).seq).toBe(2);
    await rm(older, { recursive: true });
  },
);

it('[M2] whoever was signed in before tokens of sessions were hashed still is', async () => {
  const database = await opened();
  await database.pool.query('drop schema hakoniwa cascade; drop schema drizzle cascade');
  const older = await firstMigrations(8);
  await database.withClient((client) => migrate(client, older));
  await database.pool.query(`
    insert into hakoniwa.users (id, name) values ('u', 'aya');
    insert into hakoniwa.sessions (id, user_id, token, expires_at) values ('s', 'u', 'plain', now())`);
  await database.withClient((client) => migrate(client));
  const { rows } = await database.pool.query('select token from hakoniwa.sessions');
  expect(rows).toEqual([{ token: createHash('sha256').update('plain').digest('hex') }]);
  await rm(older, { recursive: true });
});

it('[M3] refuses a database that a newer Hakoniwa wrote', async () => {
  const database = await opened();
  const older = await firstMigrations();
  const refused = database.withClient((client) => migrate(client, older));
  await expect(refused).rejects.toMatchObject({ code: 'DATABASE_NEWER' });
  await rm(older, { recursive: true });
});
