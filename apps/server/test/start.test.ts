// Starting the server as people do: what cannot be started says why, and what lies there stays as it is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { open, readFile, rename, stat } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@hakoniwa/store/postgres';
import { canMount, mountSmallDisk } from '@hakoniwa/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeHouse, type TestHouse } from './test-app.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

let house: TestHouse;
beforeEach(async () => {
  house = await makeHouse();
});
afterEach(() => house.remove());

function start(data: string, settings: Readonly<Record<string, string>> = {}) {
  const fixed = { PORT: '0', HOST: '127.0.0.1', HAKONIWA_DATA: data };
  const env = { ...process.env, ...fixed, ...settings };
  return spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: 'pipe' });
}

it('[K9] a damaged data folder is named and refused, and nothing in it changes', async () => {
  await (await openDatabase({ embedded: { folder: house.database } })).close();
  const data = join(house.database, 'cluster', 'data');
  const control = join(data, 'global', 'pg_control');
  await rename(control, `${control}.away`);
  const version = join(data, 'PG_VERSION');
  const before = [await readFile(version, 'utf8'), (await stat(data)).mtimeMs];
  const { code, said } = await refusal(house.folder);
  expect(code).toBe(2);
  expect(said).toContain(house.database);
  expect(said).toMatch(/damaged.*nothing was changed, restore a backup/s);
  expect([await readFile(version, 'utf8'), (await stat(data)).mtimeMs]).toEqual(before);
}, 120_000);

/** Starts what is not to start; gives its last words. */
async function refusal(data: string, settings: Readonly<Record<string, string>> = {}) {
  const child = start(data, settings);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  return { code, said };
}

it('[K9] damaged pages are told as a sentence in both languages', async () => {
  const database = await openDatabase({ embedded: { folder: house.database } });
  await database.pool.query(
    `insert into hakoniwa.settings (scope, name, value) values ('house', 'a', 'b')`,
  );
  const { rows } = await database.pool.query<{ path: string }>(
    `select pg_relation_filepath('hakoniwa.settings') as path`,
  );
  await database.close();
  const page = await open(join(house.database, 'cluster', 'data', rows[0]?.path ?? ''), 'r+');
  await page.write(Buffer.alloc(64, 7), 0, 64, 4_096);
  await page.close();
  const { code, said } = await refusal(house.folder);
  expect(said).toMatch(/データベースが壊れています.*invalid page in block 0 of relation/);
  expect(said).toMatch(/is damaged: .*nothing was overwritten.*hakoniwa import/);
  expect(said).not.toMatch(/at .*\.ts/);
  expect(code).toBe(2);
}, 120_000);

const onSmallDisk = it.skipIf(!canMount()); // mounting needs a right, and the line MISSING says so

onSmallDisk(
  '[K9] a folder that can only be read is told as a sentence in both languages',
  async () => {
    const disk = mountSmallDisk(8);
    try {
      disk.setReadOnly(true);
      const { code, said } = await refusal(disk.folder);
      expect(said).toMatch(/読み取り専用のディスク.*can only be read/s);
      expect(said).not.toMatch(/at .*\.ts|EROFS/);
      expect(code).toBe(2);
    } finally {
      disk.remove();
    }
  },
  120_000,
);

it('[K13] a port that is taken is told before a database is made', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    const { code, said } = await refusal(house.folder, { PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`ポート ${port} は使用中.*Port ${port} is in use`));
    expect(said).not.toMatch(/at .*\.ts/);
    expect(existsSync(house.database)).toBe(false);
  } finally {
    other.close();
  }
}, 120_000);

it('[K13] an address of another machine is told in a sentence', async () => {
  // An address of the documents' own, which no machine has; nothing is called.
  const { said } = await refusal(house.folder, {
    HOST: '192.0.2.1',
    HAKONIWA_TOKEN: 'a-token-long-enough-for-this-house',
  });
  expect(said).toMatch(/このマシンのアドレスではありません.*no address of this machine/);
  expect(existsSync(house.database)).toBe(false);
}, 120_000);

it('[K10] with HAKONIWA_DATA=memory it lives without a database', async () => {
  const child = start('memory');
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      const url = /http:\S+/.exec(line)?.[0];
      if (url === undefined) continue;
      expect(await (await fetch(`${url}healthz`)).json()).toMatchObject({ gardens: 2 });
      return;
    }
    throw new Error('the server ended before it said where it listens');
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}, 120_000);
