// Starts where the database is slow, away for a while or not there at all: the server waits, says so, and ends in a sentence.
// Slow because each start is a program of its own, and one of them waits as long as it ever would.
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { child, line, start, until } from './server-behind-switch.ts';

const holdLoop = fileURLToPath(new URL('./hold-loop.ts', import.meta.url));

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
  line.hold();
  const started = start();
  // Whoever waited in vain for the first answers says so, and tries again.
  await until(started, () => started.said().includes('Waiting for the database'));
  const before = line.tries;
  await until(started, () => line.tries > before);
  line.open();
  await until(started, started.isUp);
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
