// Starting the server as people do: what cannot be started says why, and what lies there stays as it is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@hakoniwa/store/postgres';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeHouse, type TestHouse } from './test-house.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

let house: TestHouse;
beforeEach(async () => {
  house = await makeHouse();
});
afterEach(() => house.remove());

function start(data: string) {
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', HAKONIWA_DATA: data };
  return spawn(process.execPath, ['--import', 'tsx', main], { env, stdio: 'pipe' });
}

it('[K9] a damaged data folder is named and refused, and nothing in it changes', async () => {
  await (await openDatabase({ embedded: { folder: house.database } })).close();
  const data = join(house.database, 'cluster', 'data');
  const control = join(data, 'global', 'pg_control');
  await rename(control, `${control}.away`);
  const version = join(data, 'PG_VERSION');
  const before = [await readFile(version, 'utf8'), (await stat(data)).mtimeMs];
  const child = start(house.folder);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(child, 'exit');
  expect(code).toBe(2);
  expect(said).toContain(house.database);
  expect(said).toMatch(/damaged.*nothing was changed, restore a backup/s);
  expect([await readFile(version, 'utf8'), (await stat(data)).mtimeMs]).toEqual(before);
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
