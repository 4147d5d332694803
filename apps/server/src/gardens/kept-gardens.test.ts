// Gardens that outlive their process: they go on where they were, and no key is answered twice.
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { frontGardens, type LivingGarden } from '@hakoniwa/garden';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { afterEach, expect, it } from 'vitest';
import { happening, heardBy, newKitchen } from '../../test/gardens-contract.ts';
import { openKept } from '../../test/kept-scene.ts';
import { errorCodeOf } from '../answer-error.ts';
import { LOCAL_OWNER } from '../borders/pass.ts';

type Kept = Awaited<ReturnType<typeof openKept>>;

const open: Kept[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});

async function opened(name: string, options?: Parameters<typeof openKept>[1]): Promise<Kept> {
  const kept = await openKept(name, options);
  open.push(kept);
  return kept;
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(20);
}

async function found({ gardens }: Kept, id: string): Promise<LivingGarden> {
  const garden = await gardens.get(id, LOCAL_OWNER);
  if (!garden) throw new Error('the garden is not there');
  return garden;
}

it('[K1] a garden goes on where it was left, still running', async () => {
  const name = `test_${randomUUID()}`;
  const first = await openKept(name);
  const garden = await newKitchen(first.gardens);
  const { id } = garden.facts;
  await garden.clock.set({ state: 'running', speed: 1_000 });
  await until(() => garden.head.seq > 20);
  await first.close();
  const second = await opened(name);
  const again = await found(second, id);
  expect(again.facts).toEqual(garden.facts);
  const { seq } = again.head;
  await until(() => again.head.seq > seq + 5);
  expect(again.clock.state()).toEqual({ state: 'running', speed: 1_000 });
});

it('[K1] a town keeps its minute and its speed', async () => {
  const name = `test_${randomUUID()}`;
  const first = await openKept(name);
  const town = await first.gardens.create({ pack: 'town', language: 'en', seed: 1 }, LOCAL_OWNER);
  await town.clock.set({ state: 'running', speed: 600 });
  await until(() => town.head.seq > 30);
  await first.close();
  const second = await opened(name);
  const again = await found(second, town.facts.id);
  expect(again.world.clock.now).toBeGreaterThan(0);
  const { seq } = again.head;
  await until(() => again.head.seq > seq + 10);
  expect(again.clock.state()).toEqual({ state: 'running', speed: 600 });
});

it('[K2] a key is answered as it was, after a restart too', async () => {
  const name = `test_${randomUUID()}`;
  const first = await openKept(name);
  const garden = await newKitchen(first.gardens);
  const command = happening('the bell rings');
  const answer = await garden.submit(command, { key: 'bell' });
  await first.close();
  const second = await opened(name);
  const again = await found(second, garden.facts.id);
  const repeated = await again.submit(command, { key: 'bell' });
  expect(repeated).toMatchObject({ repeated: true, head: answer.head, events: answer.events });
  expect(again.head.seq).toBe(1);
});

it('[K3] what is asked of a process that does not write goes to the one that does', async () => {
  const name = `test_${randomUUID()}`;
  const [one, two] = [await opened(name), await opened(name)];
  const here = await newKitchen(one.gardens);
  const there = await found(two, here.facts.id);
  const heard = [heardBy(here), heardBy(there)];
  await here.submit(happening('mine'));
  const asked = await there.submit(happening('yours'), { key: 'yours' });
  expect(asked).toMatchObject({ repeated: false, head: { seq: 2 }, verdict: { allowed: true } });
  expect(there.head.seq).toBe(2);
  expect(await here.submit(happening('yours'), { key: 'yours' })).toMatchObject({
    repeated: true,
    head: asked.head,
  });
  await Promise.all(Array.from({ length: 10 }, (_, i) => there.submit(happening(`${i}`))));
  expect(await there.undo(1)).toMatchObject({ seq: 11 });
  expect(await there.redo()).toMatchObject({ seq: 12 });
  expect(await there.redo()).toBeUndefined();
  await there.fork({ at: { branch: 'main', seq: 3 }, enter: true });
  expect(there.head).toMatchObject({ seq: 3 });
  const refused = await there.switchTo('nowhere').catch((error: unknown) => error);
  expect(errorCodeOf(refused)).toBe('UNKNOWN_BRANCH');
  await until(() => JSON.stringify(heard[0]) === JSON.stringify(heard[1]));
  await there.clock.set({ state: 'running', speed: 'max' });
  await until(() => there.head.seq > 20);
  expect(there.clock.state().state).toBe('running');
  await there.clock.set({ state: 'paused' });
  await until(() => there.head.hash === here.head.hash);
  expect(heard[1]?.filter((seq) => seq !== 'moved').length).toBeGreaterThan(20);
  await until(() => JSON.stringify(heard[0]) === JSON.stringify(heard[1]));
});

it('[K4] when the writer goes another goes on, and whoever waits is answered', async () => {
  const name = `test_${randomUUID()}`;
  const [one, two] = [await openKept(name), await opened(name)];
  const here = await newKitchen(one.gardens);
  const there = await found(two, here.facts.id);
  const heard = heardBy(there);
  await here.clock.set({ state: 'running', speed: 1_000 });
  await until(() => there.head.seq > 10);
  await one.close();
  const { seq } = there.head;
  await until(() => there.head.seq > seq + 10);
  await there.submit(happening('still here'), { key: 'here' });
  expect(heard).toEqual(heard.map((_, i) => i + 1));
  expect(two.failures).toEqual([]);
});

it('[K5] a writer whose lease was taken stops, and writes nothing twice', async () => {
  const name = `test_${randomUUID()}`;
  const [one, two] = [await opened(name), await opened(name)];
  const here = await newKitchen(one.gardens);
  const { id } = here.facts;
  const heard = heardBy(here);
  await here.submit(happening('mine'));
  // As if this process had been paused for longer than its lease.
  const take = `update hakoniwa.leases set expires_at = now() - interval '1 second'`;
  await two.database.pool.query(take);
  const there = await found(two, id);
  await there.submit(happening('taken over'));
  const [a, b] = await Promise.all([
    here.submit(happening('late'), { key: 'late' }),
    there.submit(happening('late'), { key: 'late' }),
  ]);
  expect([a.repeated, b.repeated].sort()).toEqual([false, true]);
  expect(a.head).toEqual(b.head);
  await until(() => heard.length === 3);
  expect(heard).toEqual([1, 2, 3]);
  const store = new PostgresEventStore(two.database);
  expect((await store.head(id)).seq).toBe(3);
});

it('[K6] a garden nobody uses is closed, and opened again when it is asked for', async () => {
  const kept = await opened(`test_${randomUUID()}`, { idleMs: 200 });
  const garden = await newKitchen(kept.gardens);
  await garden.submit(happening('one'));
  await until(() => kept.gardens.load().gardens === 0);
  const again = await found(kept, garden.facts.id);
  await again.submit(happening('two'));
  expect(again.head.seq).toBe(2);
});

it('[K7] the front kitchens are made once, whoever starts first, and found again', async () => {
  const name = `test_${randomUUID()}`;
  const [one, two] = [await opened(name), await opened(name)];
  const fronts = await Promise.all(
    [one, two].map(({ gardens, database }) => frontGardens(gardens, database)),
  );
  expect(fronts[0]).toEqual(fronts[1]);
  expect(await one.gardens.list(LOCAL_OWNER)).toHaveLength(2);
});
