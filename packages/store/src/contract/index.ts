// The contract every store of logs must keep: call it with a way to make one, inside a test file.
import { afterEach, beforeEach, describe } from 'vitest';
import type { EventStore } from '../event-store.ts';
import { appendingContract } from './appending.ts';
import { branchingContract } from './branching.ts';
import type { ContractScene, MakeStore, StoreHarness } from './harness.ts';
import { keepingContract } from './keeping.ts';
import { namingContract } from './naming.ts';
import { packingContract } from './packing.ts';
import { snapshotContract } from './snapshots.ts';

export type { MakeStore, StoreHarness } from './harness.ts';

/** Declares the whole suite for one store. */
export function eventStoreContract(name: string, makeStore: MakeStore): void {
  describe(`${name} keeps the event store contract`, () => {
    let harness: StoreHarness;
    let store: EventStore;
    beforeEach(async () => {
      harness = await makeStore();
      store = await harness.open();
    });
    afterEach(async () => {
      await store.close();
      await harness.dispose();
    });
    const scene: ContractScene = {
      get store() {
        return store;
      },
      async reopen() {
        if (!harness.isPersistent) return store;
        await store.close();
        store = await harness.open();
        return store;
      },
    };
    appendingContract(scene);
    branchingContract(scene);
    snapshotContract(scene);
    namingContract(scene);
    keepingContract(scene);
    packingContract(scene);
  });
}
