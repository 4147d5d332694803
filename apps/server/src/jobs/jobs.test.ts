// Jobs of the server: backups beside the requests, called off, tried again, and a tidy server.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { storeFile } from '@hakoniwa/database';
import { unzipSync } from 'fflate';
import { afterEach, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { happening, newKitchen } from '../../test/gardens-contract.ts';
import { openKept } from '../../test/kept-scene.ts';
import { createApp } from '../app.ts';
import { type Backups, databaseBackups } from '../backups/backups.ts';
import { sweepSpoolFolders } from '../backups/spool-folder.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';
import { Refused } from '../refused.ts';
import { openJobQueue } from './job-queue.ts';
import { openServerJobs } from './server-jobs.ts';
import { upkeepWork } from './work.ts';

const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).reverse()) await close();
});

async function opened(more: Partial<Backups> = {}) {
  const kept = await openKept(`test_${randomUUID()}`);
  const { database, gardens } = kept;
  const backups = { ...databaseBackups(database), ...more };
  const onError = () => undefined;
  const working = await openServerJobs(database, onError);
  const jobs = await openJobQueue({ database, jobs: working, backups, onError });
  open.push(
    kept.close,
    () => working.close(),
    async () => jobs.stop(),
  );
  const app = createApp(appParts(database, { gardens, backups, jobs }));
  const post = async (path: string, body: object = {}) => {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await app.request(path, init);
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const state = async (id: unknown) => {
    const answer = await app.request(`/v1/jobs/${String(id)}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  const until = async (id: unknown, wanted: string) => {
    for (;;) {
      const job = await state(id);
      if (job.state === wanted) return job;
      if (wanted === 'done' && job.error) throw new Error(JSON.stringify(job.error));
      await wait(20);
    }
  };
  return { ...kept, app, jobs, post, until, state };
}

it('[JB1] a garden goes out as one job and comes back as another', async () => {
  const { app, gardens, post, until } = await opened();
  const garden = await newKitchen(gardens);
  await garden.submit(happening('the bell rings'));
  const asked = await post('/v1/exports', { garden: garden.facts.id });
  expect(asked).toMatchObject({ status: 202, body: { kind: 'export' } });
  const { result } = await until(asked.body.id, 'done');
  const { file, bytes } = result as { file: string; bytes: number };
  const zip = new Uint8Array(await (await app.request(file)).arrayBuffer());
  expect(zip.byteLength).toBe(bytes);
  expect(Object.keys(unzipSync(zip))).toContain('manifest.json');
  const sent = await app.request('/v1/imports', {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: zip,
  });
  expect(sent.status).toBe(202);
  const restored = await until(((await sent.json()) as { id: string }).id, 'done');
  const [made] = (restored.result as { gardens: { id: string }[] }).gardens;
  const again = await gardens.get(made?.id ?? '', LOCAL_OWNER);
  expect(again?.head.hash).toBe(garden.head.hash);
  const list = (await (await app.request('/v1/jobs')).json()) as { jobs: { kind: string }[] };
  expect(list.jobs.map(({ kind }) => kind)).toEqual(['import', 'export', 'upkeep']);
  const unknown = await post('/v1/exports', { garden: `garden-${'0'.repeat(20)}` });
  expect(unknown).toMatchObject({ status: 404, body: { error: { code: 'UNKNOWN_GARDEN' } } });
});

it('[JB2] a job is called off, and one that failed is tried again', async () => {
  let isBroken = true;
  let goOn: () => void = () => undefined;
  const endless = async function* () {
    await new Promise<void>((resolve) => {
      goOn = resolve;
    });
    yield new Uint8Array(5_000_000);
    yield new Uint8Array(5_000_000);
    return {} as never;
  };
  const write: Backups['write'] = async () => {
    if (isBroken) throw new Error('the disk is full');
    return endless();
  };
  const { post, until, database, app } = await opened({ write });
  const failing = await post('/v1/exports');
  await until(failing.body.id, 'retrying');
  const early = await post(`/v1/jobs/${failing.body.id}/retry`);
  expect(early).toMatchObject({ status: 409, body: { error: { code: 'JOB_STATE' } } });
  const fail = "update hakoniwa.job_progress set state = 'dead' where job_id = $1";
  await database.pool.query(fail, [failing.body.id]);
  const dead = "update pgboss.job set state = 'failed' where id = $1";
  await database.pool.query(dead, [failing.body.id]);
  isBroken = false;
  expect((await post(`/v1/jobs/${failing.body.id}/retry`)).body).not.toHaveProperty('error');
  await until(failing.body.id, 'running');
  // It runs: called off, it ends at its next step and leaves no file.
  expect((await post(`/v1/jobs/${failing.body.id}/cancel`)).body.state).toBe('cancelled');
  goOn();
  const files = async () =>
    (await database.pool.query('select count(*)::int as n from pg_largeobject_metadata')).rows[0]
      ?.n;
  while ((await files()) > 0) await wait(20);
  await wait(50);
  expect((await app.request(`/v1/jobs/${failing.body.id}/file`)).status).toBe(404);
  expect(await until(failing.body.id, 'cancelled')).not.toHaveProperty('result');
  expect((await app.request('/v1/jobs/..%2f..')).status).toBe(404);
});

it('[JB4] the server is tidied once a day, and nothing of any log goes', async () => {
  const { database, gardens, until, app } = await opened();
  const garden = await newKitchen(gardens);
  await garden.submit(happening('the bell rings'), { key: 'bell' });
  const all = (await (await app.request('/v1/jobs')).json()) as { jobs: { id: string }[] };
  expect(all.jobs).toHaveLength(1);
  await until(all.jobs[0]?.id, 'done');
  await database.pool.query(`update hakoniwa.requests set created_at = now() - interval '40 days'`);
  const { tidyUp } = await import('@hakoniwa/database');
  expect(await tidyUp(database)).toMatchObject({ requests: 1, calls: 0 });
  const events = await database.pool.query('select count(*)::int as n from hakoniwa.events');
  expect(events.rows[0]?.n).toBe(garden.head.seq);
});

it('[JB5] a job that fails says why under a code of the wire', async () => {
  const { app, until } = await opened();
  const damaged = { method: 'POST', headers: { 'content-type': 'application/zip' }, body: 'zip?' };
  const sent = await app.request('/v1/imports', damaged);
  const { id } = (await sent.json()) as { id: string };
  expect(await until(id, 'failed')).toMatchObject({
    // Damaged once, damaged for ever: it is not tried a second time.
    attempt: 1,
    error: { code: 'ARCHIVE', message: expect.stringContaining('NOT_A_BACKUP') },
  });
});

it('[JB5] an import that fails in passing is tried again', async () => {
  const { app, until, jobs } = await opened({
    restore: async () => {
      throw new Refused('BUSY', 'other backups are under way; please wait');
    },
  });
  const sent = await app.request('/v1/imports', {
    ...{ method: 'POST', headers: { 'content-type': 'application/zip' }, body: 'zip?' },
  });
  const { id } = (await sent.json()) as { id: string };
  expect(await until(id, 'retrying')).toMatchObject({ error: { code: 'BUSY' } });
  await jobs.cancel(id, LOCAL_OWNER);
});

it('[JB6] what imports left is swept: files nobody took in, folders of processes that are gone', async () => {
  const { database } = await opened();
  const filled = async () =>
    (await storeFile(database, { bytes: Readable.from([new Uint8Array(3)]) })).file;
  const [old, young] = [await filled(), await filled()];
  await database.pool.query(`comment on large object ${old} is 'hakoniwa 1000000000'`);
  const foreign = await database.pool.query('select lo_create(0) as file');
  const left = async () =>
    (await database.pool.query('select oid::int from pg_largeobject_metadata')).rows.map(
      ({ oid }) => Number(oid),
    );
  await upkeepWork({ database, jobs: {} as never, backups: {} as never })({
    progress: async () => undefined,
  } as never);
  const there = await left();
  expect([old, young, Number(foreign.rows[0]?.file)].map((file) => there.includes(file))).toEqual([
    ...[false, true, true],
  ]);
  const root = await mkdtemp(join(tmpdir(), 'hakoniwa-swept-'));
  const gone = spawnSync('true').pid;
  const folders = [`hakoniwa-import-${gone}-a`, `hakoniwa-import-${process.pid}-b`, 'hakoniwa-x'];
  for (const name of folders) await mkdir(join(root, name, 'deep'), { recursive: true });
  expect(await sweepSpoolFolders(root)).toBe(1);
  expect((await readdir(root)).sort()).toEqual(folders.slice(1));
  // Of this process's own number, but from before it began: in a container the number is always the same.
  await utimes(join(root, folders[1] ?? ''), 1, 1);
  expect(await sweepSpoolFolders(root)).toBe(1);
  await rm(root, { recursive: true });
});
