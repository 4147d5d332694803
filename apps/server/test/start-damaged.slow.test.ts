// Starting the server on what is damaged, and on no disk at all: it says why, and what lies there stays as it is.
// Slow because each start has a database of its own, made for it.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, open, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { openDatabase } from '@hakoniwa/database';
import { builtProgram } from '@hakoniwa/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { makeData, type TestData } from './test-app.ts';

let server: TestData;
beforeEach(async () => {
  server = await makeData();
});
afterEach(() => server.remove());

function start(data: string, settings: Readonly<Record<string, string>> = {}) {
  const fixed = { PORT: '0', HOST: '127.0.0.1', HAKONIWA_DATA: data };
  const env = { ...process.env, ...fixed, ...settings };
  return spawn(process.execPath, [builtProgram('server')], { env, stdio: 'pipe' });
}

it('[K9] a damaged data folder is named and refused, and nothing in it changes', async () => {
  await (
    await openDatabase({ tables: SERVER_TABLES, embedded: { folder: server.database } })
  ).close();
  const data = join(server.database, 'cluster', 'data');
  const control = join(data, 'global', 'pg_control');
  await rename(control, `${control}.away`);
  const version = join(data, 'PG_VERSION');
  const before = [await readFile(version, 'utf8'), (await stat(data)).mtimeMs];
  const { code, said } = await refusal(server.folder);
  expect(code).toBe(2);
  expect(said).toContain(server.database);
  expect(said).toMatch(/damaged.*nothing was changed, restore a backup/s);
  expect([await readFile(version, 'utf8'), (await stat(data)).mtimeMs]).toEqual(before);
});

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
  const database = await openDatabase({
    tables: SERVER_TABLES,
    embedded: { folder: server.database },
  });
  await database.pool.query(
    `insert into hakoniwa.settings (scope, name, value) values ('house', 'a', 'b')`,
  );
  const { rows } = await database.pool.query<{ path: string }>(
    `select pg_relation_filepath('hakoniwa.settings') as path`,
  );
  await database.close();
  const page = await open(join(server.database, 'cluster', 'data', rows[0]?.path ?? ''), 'r+');
  await page.write(Buffer.alloc(64, 7), 0, 64, 4_096);
  await page.close();
  const { code, said } = await refusal(server.folder);
  expect(said).toMatch(/データベースが壊れています.*invalid page in block 0 of relation/);
  expect(said).toMatch(/is damaged: .*nothing was overwritten.*hakoniwa import/);
  expect(said).not.toMatch(/at .*\.ts/);
  expect(code).toBe(2);
});

it('[K10] with HAKONIWA_DATA=memory everything is there, and gone when it stops', async () => {
  // A database under another account must find its socket there.
  await chmod(server.folder, 0o755);
  // What a server that was killed left is taken away by the next one.
  const left = await mkdtemp(join(server.folder, 'hakoniwa-memory-999999999-'));
  const child = start('memory', { TMPDIR: server.folder });
  const folders = async () =>
    (await readdir(server.folder)).filter((name) => name.startsWith('hakoniwa-memory-'));
  try {
    const url = await addressOf(child);
    expect(await (await fetch(`${url}healthz`)).json()).toMatchObject({ gardens: 2 });
    expect((await fetch(`${url}v1/lab/runs`)).status).toBe(200);
    expect([existsSync(left), (await folders()).length]).toEqual([false, 1]);
  } finally {
    child.kill();
    await once(child, 'exit');
  }
  expect(await folders()).toEqual([]);
});

async function addressOf({ stdout }: ReturnType<typeof start>): Promise<string> {
  for await (const line of createInterface({ input: stdout })) {
    const url = /http:\S+/.exec(line)?.[0];
    if (url !== undefined) return url;
  }
  throw new Error('the server ended before it said where it listens');
}
