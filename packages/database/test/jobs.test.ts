// Jobs: asked for together with an append, tried again, buried when nothing helps, done once.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { openTestDatabase, refuseWrites } from '../src/contract/test-database.ts';
import { databaseTables } from '../src/database-tables.ts';
import { type Database, settings, tidyUp } from '../src/index.ts';
import {
  defineQueue,
  enqueue,
  JobHopelessError,
  type JobState,
  type Jobs,
  openJobs,
  UnknownJobError,
} from '../src/jobs/index.ts';
import { outbox } from '../src/jobs/tables.ts';

const echo = defineQueue({ name: 'echo', data: z.object({ text: z.string() }) });
const flaky = defineQueue({
  name: 'flaky',
  data: z.object({ failures: z.int() }),
  retries: 2,
  retryDelaySeconds: 0,
});

let database: Database;
let jobs: Jobs;

beforeEach(async () => {
  database = await openTestDatabase({ tables: [databaseTables] });
  jobs = await openJobs(database, { queues: [echo, flaky] });
});
afterEach(async () => {
  await jobs.close();
  await database.close();
});

async function until(id: string, ...states: readonly JobState[]) {
  for (;;) {
    const progress = await jobs.progress(id);
    if (states.includes(progress.state)) return progress;
    await wait(20);
  }
}

it('[J1] does what was asked for, and keeps progress and result', async () => {
  await jobs.work(echo, async (job) => {
    await job.progress({ done: 1, total: 2, note: 'half' });
    return { said: job.data.text };
  });
  const text = 'nul \u0000, half \ud800, 日本語';
  const id = await jobs.ask({ queue: echo, data: { text } });
  expect(await until(id, 'done')).toMatchObject({
    ...{ queue: 'echo', attempt: 1, done: 1, total: 2, note: 'half', error: null },
    result: { said: text },
  });
  await expect(jobs.progress(randomUUID())).rejects.toMatchObject({ code: 'UNKNOWN_JOB' });
});

it('[J2] is there exactly when the transaction is', async () => {
  const ask = { queue: echo, data: { text: 'x' }, key: 'turn 1' };
  const undone = database.transaction(async (tx) => {
    await enqueue(tx, ask);
    throw new RangeError('something else went wrong');
  });
  await expect(undone).rejects.toThrow(RangeError);
  expect(await database.queries.select().from(outbox)).toEqual([]);
  const id = await database.transaction((tx) => enqueue(tx, ask));
  // Nobody woke the outbox: it is looked at anyway.
  await jobs.work(echo, async () => 'ok');
  expect((await until(id, 'done')).result).toBe('ok');
});

it('[J3] asked for twice under one key is done once', async () => {
  let count = 0;
  await jobs.work(echo, async () => {
    count += 1;
  });
  const ask = { queue: echo, data: { text: 'x' }, key: 'the one' };
  const ids = await Promise.all([jobs.ask(ask), jobs.ask(ask), jobs.ask(ask)]);
  expect(new Set(ids).size).toBe(1);
  const [id = ''] = ids;
  await until(id, 'done');
  expect(await jobs.ask(ask)).toBe(id);
  expect(await database.queries.select().from(outbox)).toEqual([]);
  expect(count).toBe(1);
});

it('[J10] gives up at once what can never succeed, and takes it up again when told to', async () => {
  let tries = 0;
  await jobs.work(flaky, async ({ attempt, data }) => {
    tries += 1;
    if (tries === 1) throw new JobHopelessError(new UnknownJobError('the one before'));
    return attempt + data.failures;
  });
  const hopeless = await jobs.ask({ queue: flaky, data: { failures: 0 } });
  expect(await until(hopeless, 'done', 'dead', 'retrying')).toMatchObject({
    ...{ state: 'dead', attempt: 1 },
    error: 'UNKNOWN_JOB: there is no job "the one before"',
  });
  await jobs.retry(hopeless);
  expect(await until(hopeless, 'done')).toMatchObject({ state: 'done', error: null });
  expect(tries).toBe(2);
});

it('[J4] tries again whatever was said, buries what never succeeds, and takes it up again when told to', async () => {
  let isMended = false;
  await jobs.work(flaky, async ({ attempt, data }) => {
    if (!isMended && attempt <= data.failures) throw new Error(`n\u0000\ud800 ${attempt}`);
    return attempt;
  });
  const lucky = await jobs.ask({ queue: flaky, data: { failures: 2 } });
  const hopeless = await jobs.ask({ queue: flaky, data: { failures: 99 } });
  expect(await until(lucky, 'done', 'dead')).toMatchObject({ state: 'done', result: 3 });
  expect(await until(hopeless, 'done', 'dead')).toMatchObject({
    ...{ state: 'dead', attempt: 3, error: 'n\ufffd\ufffd 3' },
  });
  isMended = true;
  await jobs.retry(hopeless);
  expect(await until(hopeless, 'done')).toMatchObject({ state: 'done', error: null });
});

it('[J5] finishes together with its own rows, once, however many tries get there', async () => {
  await jobs.work(echo, async (job) => {
    const finish = (name: string) =>
      job.finish((tx) =>
        tx
          .insert(settings)
          .values({ name, value: '1' })
          .then(() => name),
      );
    expect(await finish('first')).toBe(true);
    expect(await finish('second')).toBe(false);
  });
  const id = await jobs.ask({ queue: echo, data: { text: 'x' } });
  expect((await until(id, 'done', 'dead')).result).toBe('first');
  const kept = await database.queries.select().from(settings);
  expect(kept.map(({ name }) => name)).toEqual(['first']);
});

it('[J2] makes its tables once, however many processes begin at the same moment', async () => {
  const fresh = await openTestDatabase({ tables: [databaseTables] });
  const opened = await Promise.all([1, 2, 3].map(() => openJobs(fresh, { queues: [echo] })));
  for (const each of opened) await each.close();
  await fresh.close();
});

it('[J6] refuses what its queue does not take', async () => {
  const data = { text: 7 } as unknown as { text: string };
  await expect(jobs.ask({ queue: echo, data })).rejects.toMatchObject({ code: 'JOB_DATA' });
  const other = defineQueue({ name: 'other', data: z.object({}) });
  await expect(jobs.ask({ queue: other, data: {} })).rejects.toMatchObject({
    code: 'UNKNOWN_QUEUE',
  });
});

it('[J8] one that waits is never begun, one that runs ends at its next step, and stays called off', async () => {
  let begun = 0;
  let goOn: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const first = await jobs.ask({ queue: echo, data: { text: 'never' } });
  await jobs.cancel(first);
  await jobs.work(echo, async (job) => {
    begun += 1;
    await waiting;
    await job.progress({ done: 1 });
    return 'too late';
  });
  const second = await jobs.ask({ queue: echo, data: { text: 'begun' } });
  await until(second, 'running');
  await jobs.cancel(second);
  goOn();
  const third = await jobs.ask({ queue: echo, data: { text: 'on' } });
  await until(third, 'done');
  expect(begun).toBe(2);
  for (const id of [first, second])
    expect(await jobs.progress(id)).toMatchObject({ state: 'cancelled', result: null });
  expect((await jobs.list({ ownerId: undefined, limit: 10 })).map(({ jobId }) => jobId)).toEqual([
    third,
    second,
    first,
  ]);
  expect(await jobs.find({ jobId: first, ownerId: 'somebody' })).toBeUndefined();
});

it('[J9] what is old is tidied, and what is not stays', async () => {
  const row = (age: string, name: string) => `
    insert into hakoniwa.job_progress (job_id, queue, state, changed_at)
      values ('${name}', 'echo', 'done', now() - interval '${age}');`;
  await database.pool.query(row('40 days', 'old') + row('2 days', 'young'));
  expect(await tidyUp(database)).toEqual({ jobs: 1 });
  expect(await tidyUp(database)).toEqual({ jobs: 0 });
  const left = await database.pool.query('select job_id as id from hakoniwa.job_progress');
  expect(left.rows).toEqual([{ id: 'young' }]);
});

it('[J11] a job asked for while the disk is full is done when there is room', async () => {
  await jobs.close();
  const heard: unknown[] = [];
  jobs = await openJobs(database, { queues: [echo], onError: (error) => heard.push(error) });
  await jobs.work(echo, async (job) => job.data.text);
  const free = await refuseWrites(database, { tables: ['pgboss.job'], code: '53100' });
  const id = await jobs.ask({ queue: echo, data: { text: 'later' } });
  while (heard.length === 0) await wait(20);
  expect(heard[0]).toMatchObject({ code: '53100' });
  expect(database.storage.health.state).toBe('full');
  await free();
  expect(await until(id, 'done')).toMatchObject({ result: 'later' });
});

it('[J11] a job that finds no room says so by a stable code', async () => {
  const hopeless = defineQueue({ name: 'hopeless', data: z.object({}), retries: 0 });
  await jobs.close();
  jobs = await openJobs(database, { queues: [hopeless] });
  await database.pool.query('create table public.room (held text)');
  await refuseWrites(database, { tables: ['public.room'], code: '53100' });
  await jobs.work(hopeless, () => database.pool.query(`insert into public.room values ('a')`));
  const id = await jobs.ask({ queue: hopeless, data: {} });
  const { error } = await until(id, 'dead');
  expect(error).toMatch(/^STORAGE_FULL: no space is left/);
});
