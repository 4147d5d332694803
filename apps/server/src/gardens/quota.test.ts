// What may be kept for one owner: used up it is said with a remedy, and nothing that is there is out of reach.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { happening, newKitchen } from '../../test/gardens-contract.ts';
import { openKept } from '../../test/kept-scene.ts';
import { createApp } from '../app.ts';
import { databaseBackups } from '../backups/backups.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';

type Kept = Awaited<ReturnType<typeof openKept>>;

const open: Kept[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

/** Gardens of owners for whom so many bytes may be kept, looked at whenever it is asked. */
async function opened(bytes: number): Promise<Kept> {
  const kept = await openKept(`test_${randomUUID()}`, { quota: { bytes, lookMs: 0 } });
  open.push(kept);
  return kept;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

it('[S5] is 507 QUOTA_FULL with a remedy; looking, exporting and undoing go on', async () => {
  const kept = await opened(5_000);
  const { gardens, database } = kept;
  const garden = await newKitchen(gardens);
  const { id } = garden.facts;
  const backups = databaseBackups(database, gardens);
  const app = createApp(appParts(database, { gardens, backups }));
  const post = (path: string, body: object = {}) =>
    app.request(`/v1/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const health = async () => (await app.request('/healthz')).json();
  await gardens.quotas.look();
  expect(await health()).toMatchObject({ status: 'ok', quota: { near: 0, full: 0 } });
  for (let i = 0; i < 20; i++)
    await garden.submit(happening(`the bell rings ${i} ${'!'.repeat(200)}`));
  await gardens.quotas.look();
  expect(await health()).toMatchObject({ status: 'ok', quota: { near: 0, full: 1 } });

  const refused = [
    await post(`gardens/${id}/performances`),
    await post(`gardens/${id}/clock`, { state: 'running' }),
    await post('gardens', { pack: 'kitchen' }),
  ];
  for (const answer of refused) {
    expect(answer.status).toBe(507);
    const { error } = (await answer.json()) as { error: { code: string; message: string } };
    expect(error.code).toBe('QUOTA_FULL');
    expect(error.message).toMatch(/HAKONIWA_QUOTA_MB/);
  }
  await expect(
    backups.restore(LOCAL_OWNER, { file: 'none', keepsIds: false }),
  ).rejects.toMatchObject({ code: 'QUOTA_FULL' });

  const { seq } = garden.head;
  expect((await app.request(`/v1/gardens/${id}`)).status).toBe(200);
  const exported = await app.request(`/v1/gardens/${id}/export`);
  expect((await exported.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  await garden.undo(1);
  expect(garden.head.seq).toBeLessThan(seq);
  await garden.clock.set({ state: 'paused' });

  // Another owner has all of theirs.
  await database.pool.query(`insert into hakoniwa.users (id, name) values ('other', 'other')`);
  const theirs = await gardens.create({ pack: 'kitchen' }, { owner: 'other' });
  await theirs.submit(happening('a bell elsewhere'));
  expect(theirs.head.seq).toBe(1);
});

it('[S5] time stands still once it is used up, and that is said once', async () => {
  const { gardens, failures } = await opened(40_000);
  const garden = await newKitchen(gardens);
  await garden.clock.set({ state: 'running', speed: 1_000 });
  await until(() => failures.length > 0);
  expect(garden.clock.state().state).toBe('paused');
  expect(failures).toEqual([
    { garden: garden.facts.id, error: expect.objectContaining({ code: 'QUOTA_FULL' }) },
  ]);
  // Nothing is said a second time, and whoever takes it up next finds its time standing still.
  for (let i = 0; i < 3; i++) await gardens.quotas.look();
  expect(failures).toHaveLength(1);
  expect(garden.row.clockState).toBe('paused');
});
