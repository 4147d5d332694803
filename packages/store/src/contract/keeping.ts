// The contract of gardens: each on its own, kept when the store is opened again, named when unknown.
import { genesisOf } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import type { EventStore } from '../event-store.ts';
import {
  type ContractScene,
  eventsAfter,
  GARDEN,
  GENESIS,
  GENESIS_HEAD,
  grow,
  readAll,
} from './harness.ts';

/** Every call that names a garden. */
function callsOn(store: EventStore, garden: string): readonly (() => Promise<unknown>)[] {
  const parent = { branch: 'main', seq: 0 };
  return [
    () => store.genesis(garden),
    () => store.append({ garden, branch: 'main', expectedSeq: 0, events: [] }),
    () => readAll(store, { garden }),
    () => store.branches(garden),
    () => store.fork({ garden, id: 'b', parent }),
    () => store.head(garden),
    () => store.moveHead({ garden, branch: 'main' }),
    () => store.nearestSnapshot({ garden, branch: 'main', seq: 0 }),
  ];
}

export function keepingContract(scene: ContractScene): void {
  describe('gardens', () => {
    it('[E9] keeps everything that was acknowledged', async () => {
      const genesis = { ...GENESIS, seq: 7 };
      await scene.store.create({ garden: 'second', genesis });
      const events = await grow(scene.store, 8);
      await scene.store.fork({ garden: GARDEN, id: 'b', parent: { branch: 'main', seq: 5 } });
      await scene.store.moveHead({ garden: GARDEN, branch: 'b' });
      const branches = await scene.store.branches(GARDEN);
      const store = await scene.reopen();
      expect(await store.gardens()).toEqual([GARDEN, 'second']);
      expect(await store.genesis(GARDEN)).toEqual(GENESIS);
      expect(await store.genesis('second')).toEqual(genesisOf(genesis));
      expect(await store.branches(GARDEN)).toEqual(branches);
      expect(await readAll(store)).toEqual(events);
      expect(await store.head(GARDEN)).toMatchObject({ branch: 'b', seq: 5 });
      expect(await store.head('second')).toEqual(GENESIS_HEAD);
    });

    it('[E9] goes on where it was after reopening', async () => {
      const events = await grow(scene.store, 3);
      const store = await scene.reopen();
      const more = eventsAfter(await store.head(GARDEN), 3);
      await store.append({ garden: GARDEN, branch: 'main', expectedSeq: 3, events: more });
      expect(await readAll(await scene.reopen())).toEqual([...events, ...more]);
    });

    it('[E10] names what it does not know, and what is there already', async () => {
      const { store } = scene;
      for (const call of callsOn(store, 'nowhere')) {
        await expect(call()).rejects.toMatchObject({ code: 'UNKNOWN_GARDEN', garden: 'nowhere' });
      }
      await grow(store, 1);
      const unknown = { code: 'UNKNOWN_BRANCH', branch: 'none' };
      const at = { garden: GARDEN, branch: 'none' };
      await expect(readAll(store, at)).rejects.toMatchObject(unknown);
      await expect(store.append({ ...at, expectedSeq: 0, events: [] })).rejects.toMatchObject(
        unknown,
      );
      await expect(store.nearestSnapshot({ ...at, seq: 0 })).rejects.toMatchObject(unknown);
      await expect(store.create({ garden: GARDEN, genesis: GENESIS })).rejects.toMatchObject({
        code: 'GARDEN_EXISTS',
      });
      expect(await readAll(store)).toHaveLength(1);
    });

    it('[E11] refuses everything once it is closed', async () => {
      await grow(scene.store, 1);
      await scene.store.close();
      const calls = [...callsOn(scene.store, GARDEN), () => scene.store.gardens()];
      for (const call of calls) {
        await expect(call()).rejects.toMatchObject({ code: 'STORE_CLOSED' });
      }
      await scene.store.close();
    });
  });
}
