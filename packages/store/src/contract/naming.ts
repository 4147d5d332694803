// The contract of names: whatever a garden or branch is called, it is only a name.
import { describe, expect, it } from 'vitest';
import { type ContractScene, eventsAfter, GENESIS, GENESIS_HEAD, readAll } from './harness.ts';

const HOSTILE = [
  '__proto__',
  'constructor',
  'toString',
  '.',
  '..',
  '../../outside',
  'a/b',
  'a\\b',
  '/etc/passwd',
  'C:\\con',
  'nul',
  'A',
  'a',
  'ä',
  'a\u0308',
  ' ',
  '%2e%2e%2f',
  "'; drop table events; --",
  '箱庭',
  '👩‍👩‍👧‍👦',
  '👻'.repeat(100),
  'x'.repeat(200),
];

const REFUSED = ['', 'x'.repeat(201), 'nul \u0000', 'line\nbreak', 'half \ud800'];

export function namingContract(scene: ContractScene): void {
  describe('names', () => {
    it('[E8] takes any text for the name of a garden or a branch', async () => {
      for (const garden of HOSTILE) {
        await scene.store.create({ garden, genesis: GENESIS });
        const events = eventsAfter(GENESIS_HEAD, 1);
        await scene.store.append({ garden, branch: 'main', expectedSeq: 0, events });
      }
      const [garden = ''] = HOSTILE;
      for (const id of HOSTILE) {
        const parent = { branch: 'main', seq: 1 };
        const { tip } = await scene.store.fork({ garden, id, parent });
        const events = eventsAfter(tip, 1);
        await scene.store.append({ garden, branch: id, expectedSeq: 1, events });
      }
      const store = await scene.reopen();
      expect(await store.gardens()).toEqual([...HOSTILE].sort());
      for (const branch of HOSTILE) {
        const events = await readAll(store, { garden, branch });
        expect(events.map((event) => event.branch)).toEqual(['main', branch]);
      }
      for (const other of HOSTILE.slice(1)) {
        expect(await readAll(store, { garden: other })).toHaveLength(1);
        expect(await store.branches(other)).toHaveLength(1);
      }
    });

    it('[E8] refuses names no store could keep', async () => {
      await scene.store.create({ garden: 'fine', genesis: GENESIS });
      for (const name of REFUSED) {
        const refused = { code: 'INVALID_NAME' };
        await expect(scene.store.create({ garden: name, genesis: GENESIS })).rejects.toMatchObject(
          refused,
        );
        const fork = { garden: 'fine', id: name, parent: { branch: 'main', seq: 0 } };
        await expect(scene.store.fork(fork)).rejects.toMatchObject(refused);
      }
      expect(await scene.store.gardens()).toEqual(['fine']);
    });
  });
}
