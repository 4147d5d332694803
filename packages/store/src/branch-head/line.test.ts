// Lines: loading worlds with and without snapshots, committing, undoing, switching.

import {
  type Command,
  documentOf,
  type SealedEvent,
  stateHash,
  step,
  takeSnapshot,
  worldAfter,
} from '@hakoniwa/stage';
import { doAct, smallWorld, stageRules } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { GARDEN, GENESIS, grow, readAll, stepsOf } from '../contract/harness.ts';
import type { EventStore } from '../event-store.ts';
import { limits } from '../limits.ts';
import { MemoryEventStore } from '../memory/memory-store.ts';
import { BranchHead, isSnapshotDue } from './line.ts';
import { loadWorld } from './load-world.ts';

/** Two branches of ten and eight events that part after the fifth. */
async function forked(): Promise<MemoryEventStore> {
  const store = new MemoryEventStore();
  await grow(store, 10);
  await store.fork({ garden: GARDEN, id: 'b', parent: { branch: 'main', seq: 5 } });
  await store.moveHead({ garden: GARDEN, branch: 'b' });
  const line = await BranchHead.open({ store, garden: GARDEN });
  await line.commit(doAct(line.world, 'take apple'));
  await line.commit(doAct(line.world, 'take book'), doAct(line.world, 'switch-on tv'));
  return store;
}

/** The world at a point by replay alone. */
async function replayed(store: EventStore, branch: string, seq: number) {
  const events = await readAll(store, { branch, toSeq: seq });
  return worldAfter(smallWorld(), events);
}

async function snapshotAt(store: EventStore, branch: string, seq: number): Promise<void> {
  const { world, head } = await loadWorld({ store, garden: GARDEN, branch, seq });
  await store.saveSnapshot({ garden: GARDEN, snapshot: takeSnapshot(world, head) });
}

it('[N1] loads the fold of the line at every point of every branch', async () => {
  const store = await forked();
  for (const hasSnapshots of [false, true]) {
    if (hasSnapshots) {
      await snapshotAt(store, 'main', 4);
      await snapshotAt(store, 'main', 8);
      await snapshotAt(store, 'b', 7);
    }
    for (const { id: branch, tip } of await store.branches(GARDEN)) {
      for (let seq = 0; seq <= tip.seq; seq++) {
        const { world, head, unusable } = await loadWorld({ store, garden: GARDEN, branch, seq });
        const expected = await replayed(store, branch, seq);
        expect(stateHash(world)).toBe(stateHash(expected));
        expect(documentOf(world)).toEqual(documentOf(expected));
        expect(head).toMatchObject({ branch, seq });
        expect(unusable).toEqual([]);
      }
    }
  }
});

it('[N1] loads where the garden stands when no branch is named', async () => {
  const store = await forked();
  const { head } = await loadWorld({ store, garden: GARDEN });
  expect(head).toEqual(await store.head(GARDEN));
  await expect(loadWorld({ store, garden: GARDEN, seq: 99 })).rejects.toMatchObject({
    code: 'SEQ_OUT_OF_RANGE',
  });
  await expect(loadWorld({ store, garden: GARDEN, branch: 'none' })).rejects.toMatchObject({
    code: 'UNKNOWN_BRANCH',
  });
});

it.each([
  ['another state', { stateHash: '0'.repeat(64) }],
  ['another past', { hash: '0'.repeat(64) }],
  ['no world at all', { document: {} as never }],
  ['the world of another moment', { document: GENESIS }],
])('[N2] passes over a snapshot of %s and names it', async (_, change) => {
  const store = await forked();
  await snapshotAt(store, 'main', 3);
  const { world, head } = await loadWorld({ store, garden: GARDEN, branch: 'main', seq: 6 });
  const snapshot = { ...takeSnapshot(world, head), ...change };
  await store.saveSnapshot({ garden: GARDEN, snapshot });
  const loaded = await loadWorld({ store, garden: GARDEN, branch: 'main' });
  expect(loaded.unusable).toEqual([{ branch: 'main', seq: 6 }]);
  expect(stateHash(loaded.world)).toBe(stateHash(await replayed(store, 'main', 10)));
});

it('[N3] commits steps, and the world and the log stay in step', async () => {
  const store = new MemoryEventStore();
  await store.create({ garden: GARDEN, genesis: GENESIS });
  const line = await BranchHead.open({ store, garden: GARDEN });
  const events = await line.commit(...stepsOf(3));
  expect(events.map(({ seq, turn }) => [seq, turn])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  expect(await readAll(store)).toEqual(events);
  expect(line.head).toEqual(await store.head(GARDEN));
  const before = stateHash(line.world);
  await line.commit(...stepsOf(1, line.world));
  expect(await line.undo()).toMatchObject({ seq: 3 });
  expect(stateHash(line.world)).toBe(before);
  expect(await line.redo()).toMatchObject({ branch: 'main', seq: 4 });
  expect(await line.redo()).toBeUndefined();
  expect(line.world.seq).toBe(4);
  await line.undo(2);
  await line.commit(doAct(line.world, 'take apple'));
  expect(await line.switchTo('main')).toMatchObject({ branch: 'main', seq: 4 });
  expect(stateHash(line.world)).toBe(stateHash(await replayed(store, 'main', 4)));
});

it('[N3] leaves world and head where they were when an append is refused', async () => {
  const store = new MemoryEventStore();
  await store.create({ garden: GARDEN, genesis: GENESIS });
  const line = await BranchHead.open({ store, garden: GARDEN });
  const rival = await BranchHead.open({ store, garden: GARDEN });
  await rival.commit(...stepsOf(1));
  const { world, head } = line;
  await expect(line.commit(...stepsOf(1))).rejects.toMatchObject({ code: 'SEQ_CONFLICT' });
  expect([line.world, line.head]).toEqual([world, head]);
});

it('[N3] takes a snapshot when one is due', async () => {
  const every = limits.snapshotEveryEvents;
  const large = 100 * every;
  const rows: [number, number, number, boolean][] = [
    [0, 1, 1, false],
    [every - 1, every, 1, true],
    [every, every, 1, false],
    [every - 1, every, 10 * every, true],
    [every - 1, every, large, false],
    [every - 1, large * limits.snapshotEventsPerEntity, large, true],
  ];
  for (const [before, after, entities, isDue] of rows)
    expect([before, after, isSnapshotDue({ before, after, entities })]).toEqual([
      before,
      after,
      isDue,
    ]);
  const store = new MemoryEventStore();
  await store.create({ garden: GARDEN, genesis: GENESIS });
  const line = await BranchHead.open({ store, garden: GARDEN });
  await line.commit(...stepsOf(every + 1));
  const at = { garden: GARDEN, branch: 'main', seq: every + 1 };
  expect(await store.nearestSnapshot(at)).toMatchObject({ seq: every + 1, hash: line.head.hash });
});

it('[N4] checks every link when asked to', async () => {
  const store = await forked();
  const good = await loadWorld({ store, garden: GARDEN, branch: 'b', verify: true });
  expect(good.head).toEqual(await store.head(GARDEN));
  const tampered = new Proxy(store, {
    get(target, key) {
      if (key === 'read') return () => changed(target);
      const value = Reflect.get(target, key) as unknown;
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  async function* changed(target: EventStore): AsyncGenerator<SealedEvent> {
    for await (const event of target.read({ garden: GARDEN, branch: 'main' })) {
      yield event.seq === 4 ? { ...event, at: event.at + 1 } : event;
    }
  }
  const load = { store: tampered, garden: GARDEN, branch: 'main' };
  await expect(loadWorld({ ...load, verify: true })).rejects.toMatchObject({
    code: 'BROKEN_CHAIN',
    seq: 4,
    fault: 'HASH_MISMATCH',
  });
  await expect(loadWorld(load)).resolves.toMatchObject({ head: { seq: 10 } });
});

it('[N3] undo takes back what was done, and a mark of the clock is nothing that was done', async () => {
  const store = new MemoryEventStore();
  await grow(store, 3);
  const line = await BranchHead.open({ store, garden: GARDEN });
  const inject = (by: string, text: string) =>
    step(stageRules, line.world, { type: 'inject', by, text } as Command);
  await line.commit(inject('director', 'the bell rings'));
  const { seq } = line.head;
  await line.commit(inject('clock', '60 0'));
  await line.commit(inject('clock', '0 0'));
  expect((await line.undo(1)).seq).toBe(seq - 1);
});

it('[N5] a commit that is kept is kept, also where its snapshot found no room', async () => {
  const store = new MemoryEventStore();
  store.saveSnapshot = async () => {
    throw Object.assign(new Error('could not extend file'), { code: '53100' });
  };
  await grow(store, limits.snapshotEveryEvents - 1);
  const line = await BranchHead.open({ store, garden: GARDEN });
  await line.commit(doAct(line.world, 'switch-on tv'));
  expect(line.head.seq).toBe(limits.snapshotEveryEvents);
});
