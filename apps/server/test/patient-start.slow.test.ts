// Starts where the database is slow, away for a while or not there at all: the house waits, says so, and ends in a sentence.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Database, openDatabase } from '@hakoniwa/store/postgres';
import { besideBusyPrograms, openSwitch, type Switch } from '@hakoniwa/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeHouse, type TestHouse } from './test-app.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const holdLoop = fileURLToPath(new URL('./hold-loop.ts', import.meta.url));

let house: TestHouse;
let database: Database;
let line: Switch;
let child: ChildProcess | undefined;
beforeEach(async () => {
  house = await makeHouse();
  database = await openDatabase({ embedded: { folder: house.database } });
  const { host = '', port = 0 } = database.settings;
  line = await openSwitch(
    host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port },
  );
});
afterEach(async () => {
  if (child && child.exitCode === null && child.signalCode === null) {
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  await line.end();
  await database.close();
  await house.remove();
});

interface Start {
  /** Everything it said so far. */
  readonly said: () => string;
  readonly isUp: () => boolean;
  /** The code it ended with. */
  readonly ended: Promise<number | null>;
}

/** Starts the server on the database behind the switch. */
function start(nodeArguments: readonly string[] = []): Start {
  const { user, password, database: name } = database.settings;
  const url = `postgres://${user}:${password}@127.0.0.1:${line.port}/${name}`;
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: url };
  const args = ['--import', 'tsx', ...nodeArguments, main];
  const started = spawn(process.execPath, args, {
    env: { ...env, HAKONIWA_DATA: house.folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  let said = '';
  for (const stream of [started.stdout, started.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  return {
    said: () => said,
    isUp: () => /http:\/\/127/.test(said),
    ended: once(started, 'close').then(([code]) => code as number | null),
  };
}

/** Settles when something is so; fails when the server ended before. */
async function until({ said, ended }: Start, isSo: () => boolean): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isSo()) {
    if (isOver) throw new Error(`the server ended: ${said()}`);
    await wait(20);
  }
}

it('[K14] a database that goes away in the middle of a start is waited for', async () => {
  line.open();
  const started = start();
  await until(started, () => line.tries >= 2);
  line.close();
  const before = line.tries;
  await until(started, () => line.tries > before + 3);
  line.open();
  await until(started, started.isUp);
  expect(started.said()).not.toMatch(/^ {4}at /m);
});

it('[K14] a database that answers late is waited for', async () => {
  line.open();
  const started = start();
  await until(started, () => line.tries >= 1);
  line.hold();
  // Whoever waited in vain for the first answers tries again.
  const before = line.tries;
  await until(started, () => line.tries > before + 3);
  line.open();
  await until(started, started.isUp);
  expect(started.said()).toContain('Waiting for the database');
  expect(started.said()).toContain('データベースの応答を待っています');
});

it('[K14] a loop that is held while connections are made does not end a start', async () => {
  line.open();
  const started = start(['--import', holdLoop]);
  await until(started, started.isUp);
  expect(started.said()).not.toContain('Waiting for the database');
});

it('[K14] a database that never comes is told in a sentence of both languages', async () => {
  const started = start();
  expect(await started.ended).toBe(2);
  expect(started.said()).toContain('データベースから応答がありません');
  expect(started.said()).toContain('the database does not answer');
  expect(started.said()).not.toMatch(/^ {4}at /m);
});

it('[K14] whoever stops a start that waits does not wait', async () => {
  const started = start();
  await until(started, () => started.said().includes('Waiting for the database'));
  child?.kill('SIGTERM');
  expect(await started.ended).toBe(0);
  expect(started.said()).not.toContain('does not answer');
});

it('[K14] beside busy programs the server comes up', async () => {
  line.open();
  await besideBusyPrograms({ count: 10, ms: 600_000 }, async () => {
    const started = start();
    await until(started, started.isUp);
  });
});
