// The contract of packing: what is cold of a log is packed beside all else, and nobody who reads it notices.
import { genesisHead, type Head, headAfter, type SealedEvent, seal } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import type { EventStore } from '../event-store.ts';
import { limits } from '../segments/limits.ts';
import { type ContractScene, carrying, GARDEN, GENESIS, readAll } from './harness.ts';

/** Enough that something is cold. */
const MANY = limits.hotEvents + limits.events + 50;
/** Events of one append: a segment ends where a group does. */
const GROUP = 250;

/** Events that carry their number, so that no two are alike. */
function carried(head: Head, count: number): SealedEvent[] {
  const events: SealedEvent[] = [];
  for (let i = 0; i < count; i++) {
    const at = headAfter(head, events);
    events.push(...seal(at, [carrying({ number: at.seq, text: 'すなわち "1"\\' })]));
  }
  return events;
}

async function growBy(store: EventStore, head: Head, count: number): Promise<SealedEvent[]> {
  const events = carried(head, count);
  for (let at = 0; at < count; at += GROUP) {
    const some = events.slice(at, at + GROUP);
    const [first] = some;
    const { branch, seq } = head;
    const append = { garden: GARDEN, branch, expectedSeq: (first?.seq ?? seq + 1) - 1 };
    await store.append({ ...append, events: some });
  }
  return events;
}

/** Whatever leads to packing; a store that packs nothing has done it at once. */
async function pack(store: EventStore, { branch, seq, hash }: Head): Promise<void> {
  const snapshot = { branch, seq, hash, stateHash: 'f'.repeat(64), document: GENESIS };
  await store.saveSnapshot({ garden: GARDEN, snapshot });
  await store.packed?.();
}

export function packingContract(scene: ContractScene): void {
  describe('packing', () => {
    it('[E12] gives packed events back as they were, from any point on', async () => {
      const { store } = scene;
      await store.create({ garden: GARDEN, genesis: GENESIS });
      const head = genesisHead(GENESIS);
      const events = await growBy(store, head, MANY);
      await pack(store, headAfter(head, events));
      for (const isAgain of [false, true]) {
        const one = isAgain ? await scene.reopen() : store;
        expect(await readAll(one)).toEqual(events);
        for (const fromSeq of [2, limits.events - 1, limits.events, limits.events + 1, MANY - 3]) {
          const toSeq = fromSeq + 3;
          expect(await readAll(one, { fromSeq, toSeq })).toEqual(events.slice(fromSeq - 1, toSeq));
        }
      }
    });

    it('[E12] goes on, forks and stands on branches across what is packed', async () => {
      const { store } = scene;
      await store.create({ garden: GARDEN, genesis: GENESIS });
      const start = genesisHead(GENESIS);
      const events = await growBy(store, start, MANY);
      await store.fork({ garden: GARDEN, id: 'left', parent: { branch: 'main', seq: 700 } });
      const [left] = (await store.branches(GARDEN)).slice(-1);
      const aside = await growBy(store, left?.tip ?? start, limits.leftEvents);
      await pack(store, headAfter(start, events));
      // From the middle of a segment, and from its last event.
      for (const [id, seq] of [
        ['a', 500],
        ['b', limits.events],
      ] as const) {
        const { tip } = await store.fork({ garden: GARDEN, id, parent: { branch: 'main', seq } });
        expect(tip).toEqual({ branch: id, seq, hash: events[seq - 1]?.hash });
        const more = await growBy(store, tip, 3);
        expect(await readAll(store, { branch: id })).toEqual([...events.slice(0, seq), ...more]);
      }
      const more = await growBy(store, headAfter(start, events), limits.events);
      await pack(store, headAfter(start, more));
      const again = await scene.reopen();
      expect(await readAll(again)).toEqual([...events, ...more]);
      expect(await readAll(again, { branch: 'left' })).toEqual([...events.slice(0, 700), ...aside]);
      expect((await again.branches(GARDEN)).map(({ id, tip }) => [id, tip.seq])).toEqual([
        ['main', MANY + limits.events],
        ['left', 700 + limits.leftEvents],
        ['a', 503],
        ['b', limits.events + 3],
      ]);
      await again.moveHead({ garden: GARDEN, branch: 'a' });
      expect((await again.head(GARDEN)).seq).toBe(503);
    });

    it('[E12] can be read and written while it packs', async () => {
      const { store } = scene;
      await store.create({ garden: GARDEN, genesis: GENESIS });
      const head = genesisHead(GENESIS);
      const events = await growBy(store, head, MANY);
      const packing = pack(store, headAfter(head, events));
      const reading = readAll(store, { toSeq: MANY });
      const more = await growBy(store, headAfter(head, events), 2 * GROUP);
      expect(await reading).toEqual(events);
      await packing;
      expect(await readAll(store)).toEqual([...events, ...more]);
    });
  });
}
