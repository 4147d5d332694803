// The contract of appending and reading: order, conflicts, all or none, whatever the text.
import { headAfter, type SealedEvent, seal, verifyChain } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import type { EventStore } from '../event-store.ts';
import {
  type ContractScene,
  carrying,
  eventsAfter,
  GARDEN,
  GENESIS,
  GENESIS_HEAD,
  grow,
  readAll,
} from './harness.ts';

/** Text and JSON that some encoding or database trips over. */
const AWKWARD = [
  'plain',
  '',
  ' \t\r\n ',
  'nul \u0000 and bell \u0007',
  'a lone half \ud800 of a pair',
  '日本語と絵文字 👩‍👩‍👧‍👦',
  '\u2028\u2029',
  '"quotes" and \\backslashes\\ and \'; drop table events;--',
  ['nested', { deep: [1, 2.5, -0.125, 1e300, null, true] }],
  JSON.parse('{"__proto__":{"polluted":true},"constructor":1,"10":"ten","9":"nine"}'),
  'x'.repeat(200_000),
];

export function appendingContract(scene: ContractScene): void {
  describe('appending', () => {
    it('[E1] gives events back deep-equal and in order', async () => {
      const events = await grow(scene.store, 25);
      expect(await readAll(scene.store)).toEqual(events);
      expect(await readAll(scene.store, { fromSeq: 7, toSeq: 9 })).toEqual(events.slice(6, 9));
      expect(await readAll(scene.store, { fromSeq: 24, toSeq: 99 })).toEqual(events.slice(23));
      expect(await readAll(scene.store, { fromSeq: 26 })).toEqual([]);
    });

    it('[E1] carries awkward text and JSON through unchanged', async () => {
      const { store } = scene;
      await store.create({ garden: GARDEN, genesis: GENESIS });
      const events = seal(GENESIS_HEAD, AWKWARD.map(carrying));
      await store.append({ garden: GARDEN, branch: 'main', expectedSeq: 0, events });
      const read = await readAll(await scene.reopen());
      expect(read).toEqual(events);
      expect(verifyChain(read, GENESIS_HEAD)).toMatchObject({ ok: true });
    });

    it('[E2] refuses an append that expects another seq', async () => {
      const [first, ...rest] = await grow(scene.store, 3);
      const stale = { garden: GARDEN, branch: 'main', expectedSeq: 1, events: rest };
      await expect(scene.store.append(stale)).rejects.toMatchObject({
        code: 'SEQ_CONFLICT',
        expected: 1,
        actual: 3,
      });
      expect((await readAll(scene.store))[0]).toEqual(first);
      expect(await readAll(scene.store)).toHaveLength(3);
    });

    it('[E2] lets exactly one of racing appends win', async () => {
      const { store } = scene;
      await store.create({ garden: GARDEN, genesis: GENESIS });
      for (let round = 0; round < 5; round++) await race(store);
      expect(verifyChain(await readAll(store), GENESIS_HEAD)).toMatchObject({ ok: true });
    });

    it('[E3] appends all or nothing', async () => {
      const events = await grow(scene.store, 2);
      const head = headAfter(GENESIS_HEAD, events);
      for (const [fault, broken] of brokenBatches(head)) {
        const input = { garden: GARDEN, branch: 'main', expectedSeq: 2, events: broken };
        await expect(scene.store.append(input), fault).rejects.toMatchObject({
          code: 'BROKEN_CHAIN',
          fault,
        });
      }
      expect(await readAll(await scene.reopen())).toEqual(events);
      expect(await scene.store.head(GARDEN)).toEqual(head);
    });

    it('[E3] takes an empty append for what it is', async () => {
      const events = await grow(scene.store, 2);
      const input = { garden: GARDEN, branch: 'main', expectedSeq: 2, events: [] };
      expect(await scene.store.append(input)).toEqual(headAfter(GENESIS_HEAD, events));
      expect(await readAll(scene.store)).toEqual(events);
    });

    it('[E4] takes large batches and many small ones', async () => {
      const events = await grow(scene.store, 3_000);
      let head = headAfter(GENESIS_HEAD, events);
      for (let i = 0; i < 20; i++) {
        const more = eventsAfter(head, 1);
        const input = { garden: GARDEN, branch: 'main', expectedSeq: head.seq, events: more };
        head = await scene.store.append(input);
        events.push(...more);
      }
      const read = await readAll(await scene.reopen());
      expect(read.map(({ hash }) => hash)).toEqual(events.map(({ hash }) => hash));
      expect(await scene.store.head(GARDEN)).toEqual(head);
    });
  });
}

async function race(store: EventStore): Promise<void> {
  const head = await store.head(GARDEN);
  const before = await readAll(store);
  const rivals = [0, 1, 2, 3].map((rival) => seal(head, [carrying({ rival })]));
  const append = (events: SealedEvent[]) =>
    store.append({ garden: GARDEN, branch: 'main', expectedSeq: head.seq, events });
  const results = await Promise.allSettled(rivals.map(append));
  const won = results.flatMap((result, i) => (result.status === 'fulfilled' ? [i] : []));
  expect(won).toHaveLength(1);
  for (const result of results) {
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'SEQ_CONFLICT' });
  }
  expect(await readAll(store)).toEqual([...before, ...(rivals[won[0] ?? -1] ?? [])]);
}

/** Batches whose second event is wrong, each in its own way. */
function brokenBatches(head: { branch: string; seq: number; hash: string }) {
  const [one, two, three] = eventsAfter(head, 3);
  if (!one || !two || !three) throw new Error('three steps leave three events');
  return [
    ['SEQ_GAP', [one, three]],
    ['HASH_MISMATCH', [one, { ...two, type: 'something-else' }]],
    ['PREV_MISMATCH', [one, { ...two, prev: one.prev }]],
    ['BRANCH_MISMATCH', [one, { ...two, branch: 'elsewhere' }]],
    ['BAD_EVENT', [one, { ...two, patch: 'none' } as unknown as SealedEvent]],
  ] as const;
}
