// The contract of snapshots: the last one along a line is found, and none of another line.
import {
  type Head,
  type Snapshot,
  takeSnapshot,
  worldAfter,
  worldFrom,
  worldOfSnapshot,
} from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import type { EventStore } from '../event-store.ts';
import { type ContractScene, eventsAfter, GARDEN, GENESIS, grow, readAll } from './harness.ts';

async function snapshotAt(
  store: EventStore,
  at: { branch: string; seq: number },
): Promise<Snapshot> {
  const events = await readAll(store, { branch: at.branch, toSeq: at.seq });
  const head: Head = { ...at, hash: events.at(-1)?.hash ?? '' };
  const snapshot = takeSnapshot(worldAfter(worldFrom(GENESIS), events), head);
  await store.saveSnapshot({ garden: GARDEN, snapshot });
  return snapshot;
}

export function snapshotContract(scene: ContractScene): void {
  describe('snapshots', () => {
    it('[E7] finds the last snapshot at or before a point', async () => {
      await grow(scene.store, 10);
      const three = await snapshotAt(scene.store, { branch: 'main', seq: 3 });
      const seven = await snapshotAt(scene.store, { branch: 'main', seq: 7 });
      const store = await scene.reopen();
      const nearest = (seq: number) =>
        store.nearestSnapshot({ garden: GARDEN, branch: 'main', seq });
      expect(await nearest(2)).toBeUndefined();
      expect(await nearest(3)).toEqual(three);
      expect(await nearest(6)).toEqual(three);
      expect(await nearest(7)).toEqual(seven);
      expect(await nearest(10)).toEqual(seven);
      const kept = await nearest(10);
      expect(kept && worldOfSnapshot(kept)?.seq).toBe(7);
    });

    it('[E7] finds those of ancestors up to the fork, never those of another line', async () => {
      await grow(scene.store, 10);
      const four = await snapshotAt(scene.store, { branch: 'main', seq: 4 });
      await snapshotAt(scene.store, { branch: 'main', seq: 8 });
      const parent = { branch: 'main', seq: 6 };
      const { tip } = await scene.store.fork({ garden: GARDEN, id: 'b', parent });
      const events = eventsAfter(tip, 4);
      await scene.store.append({ garden: GARDEN, branch: 'b', expectedSeq: 6, events });
      const store = await scene.reopen();
      const nearest = (branch: string, seq: number) =>
        store.nearestSnapshot({ garden: GARDEN, branch, seq });
      expect(await nearest('b', 9)).toEqual(four);
      const nine = await snapshotAt(store, { branch: 'b', seq: 9 });
      expect(await nearest('b', 10)).toEqual(nine);
      expect(await nearest('b', 8)).toEqual(four);
      expect((await nearest('main', 10))?.seq).toBe(8);
    });

    it('[E7] replaces the snapshot of a point', async () => {
      await grow(scene.store, 3);
      const first = await snapshotAt(scene.store, { branch: 'main', seq: 2 });
      const snapshot = { ...first, stateHash: 'f'.repeat(64) };
      await scene.store.saveSnapshot({ garden: GARDEN, snapshot });
      const found = await scene.store.nearestSnapshot({ garden: GARDEN, branch: 'main', seq: 3 });
      expect(found).toEqual(snapshot);
    });
  });
}
