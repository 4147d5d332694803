// A server that starts on a database behind a switch.

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@hakoniwa/database';
import { builtProgram, openSwitch, type Switch } from '@hakoniwa/testkit';
import { afterEach, beforeEach } from 'vitest';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { makeData, type TestData } from './test-app.ts';

/** Between the server and its database; closed at first. */
export let line: Switch;
/** The server that was started. */
export let child: ChildProcess | undefined;
let running: TestData;
let database: Database;
beforeEach(async () => {
  running = await makeData();
  database = await openDatabase({ tables: SERVER_TABLES, embedded: { folder: running.database } });
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
  await running.remove();
});

interface Start {
  /** Everything it said so far. */
  readonly said: () => string;
  readonly isUp: () => boolean;
  /** The code it ended with. */
  readonly ended: Promise<number | null>;
}

/** Starts the server on the database behind the switch. */
export function start(nodeArguments: readonly string[] = []): Start {
  const { user, password, database: name } = database.settings;
  const url = `postgres://${user}:${password}@127.0.0.1:${line.port}/${name}`;
  const env = { ...process.env, PORT: '0', HOST: '127.0.0.1', DATABASE_URL: url };
  const args = ['--import', 'tsx', ...nodeArguments, builtProgram('server')];
  const started = spawn(process.execPath, args, {
    env: { ...env, HAKONIWA_DATA: running.folder },
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
export async function until({ said, ended }: Start, isSo: () => boolean): Promise<void> {
  let isOver = false;
  void ended.then(() => {
    isOver = true;
  });
  while (!isSo()) {
    if (isOver) throw new Error(`the server ended: ${said()}`);
    await wait(20);
  }
}
