// The contract of branches: forks from anywhere, lines through parents, heads that move both ways.
import { type Head, headAfter, verifyLine } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import { redoHead, undoHead } from '../branch-head/undo.ts';
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

/** Adds so many events to a branch and gives them back. */
async function extend(store: EventStore, tip: Head, count: number) {
  const events = eventsAfter(tip, count);
  const { branch, seq } = tip;
  await store.append({ garden: GARDEN, branch, expectedSeq: seq, events });
  return events;
}

const hashes = (events: readonly { hash: string }[]) => events.map(({ hash }) => hash);

export function branchingContract(scene: ContractScene): void {
  describe('branching', () => {
    it('[E5] forks from the middle and leaves the parent as it was', async () => {
      const events = await grow(scene.store, 5);
      const parent = { branch: 'main', seq: 3 };
      const { tip } = await scene.store.fork({ garden: GARDEN, id: 'other', parent });
      expect(tip).toEqual({ branch: 'other', seq: 3, hash: events[2]?.hash });
      const own = await extend(scene.store, tip, 2);
      const store = await scene.reopen();
      expect(hashes(await readAll(store))).toEqual(hashes(events));
      const line = await readAll(store, { branch: 'other' });
      expect(hashes(line)).toEqual(hashes([...events.slice(0, 3), ...own]));
      expect(verifyLine(line, GENESIS_HEAD)).toMatchObject({ ok: true });
      expect(await readAll(store, { branch: 'other', fromSeq: 3, toSeq: 4 })).toEqual([
        events[2],
        own[0],
      ]);
    });

    it('[E5] follows a line through forks of forks, also before a parent began', async () => {
      const { store } = scene;
      const main = await grow(store, 4);
      const fork = (id: string, branch: string, seq: number) =>
        store.fork({ garden: GARDEN, id, parent: { branch, seq } });
      const a = await extend(store, (await fork('a', 'main', 2)).tip, 3);
      const b = await extend(store, (await fork('b', 'a', 4)).tip, 1);
      const early = await fork('early', 'b', 1);
      const zero = await fork('zero', 'b', 0);
      expect(early).toMatchObject({ parent: { branch: 'main', seq: 1 } });
      expect(zero.tip).toEqual({ ...GENESIS_HEAD, branch: 'zero' });
      const z = await extend(store, zero.tip, 2);
      const lines = {
        a: [...main.slice(0, 2), ...a],
        b: [...main.slice(0, 2), ...a.slice(0, 2), ...b],
        early: main.slice(0, 1),
        zero: z,
      };
      const again = await scene.reopen();
      for (const [branch, line] of Object.entries(lines)) {
        expect(hashes(await readAll(again, { branch })), branch).toEqual(hashes(line));
      }
    });

    it('[E5] lists branches in the order they were made', async () => {
      await grow(scene.store, 2);
      const made = { garden: GARDEN, parent: { branch: 'main', seq: 1 } };
      await scene.store.fork({ ...made, id: 'z', createdAt: '2026-04-01T00:00:00Z' });
      await scene.store.fork({ ...made, id: 'a', undoes: 'z' });
      const branches = await (await scene.reopen()).branches(GARDEN);
      expect(branches.map(({ id, parent, undoes }) => ({ id, parent, undoes }))).toEqual([
        { id: 'main', parent: undefined, undoes: undefined },
        { id: 'z', parent: made.parent, undoes: undefined },
        { id: 'a', parent: made.parent, undoes: 'z' },
      ]);
      expect(branches.map(({ tip }) => tip.seq)).toEqual([2, 1, 1]);
      expect(branches[1]?.createdAt).toBe('2026-04-01T00:00:00Z');
    });

    it('[E5] refuses forks of nothing', async () => {
      await grow(scene.store, 2);
      const rows = [
        [{ id: 'main', parent: { branch: 'main', seq: 1 } }, 'BRANCH_EXISTS'],
        [{ id: 'b', parent: { branch: 'none', seq: 1 } }, 'UNKNOWN_BRANCH'],
        [{ id: 'b', parent: { branch: 'main', seq: 3 } }, 'SEQ_OUT_OF_RANGE'],
        [{ id: 'b', parent: { branch: 'main', seq: -1 } }, 'SEQ_OUT_OF_RANGE'],
        [{ id: 'b', parent: { branch: 'main', seq: 0.5 } }, 'SEQ_OUT_OF_RANGE'],
      ] as const;
      for (const [input, code] of rows) {
        await expect(scene.store.fork({ garden: GARDEN, ...input })).rejects.toMatchObject({
          code,
        });
      }
      expect(await scene.store.branches(GARDEN)).toHaveLength(1);
    });

    it('[E6] stands on main first, and moves to where it is told', async () => {
      expect(await scene.store.create({ garden: GARDEN, genesis: GENESIS })).toEqual(GENESIS_HEAD);
      const events = await extend(scene.store, GENESIS_HEAD, 2);
      const tip = headAfter(GENESIS_HEAD, events);
      expect(await scene.store.head(GARDEN)).toEqual(tip);
      await scene.store.fork({ garden: GARDEN, id: 'b', parent: { branch: 'main', seq: 1 } });
      expect(await scene.store.head(GARDEN)).toEqual(tip);
      const moved = { branch: 'b', seq: 1, hash: events[0]?.hash };
      expect(await scene.store.moveHead({ garden: GARDEN, branch: 'b' })).toEqual(moved);
      const store = await scene.reopen();
      expect(await store.head(GARDEN)).toEqual(moved);
      await expect(store.moveHead({ garden: GARDEN, branch: 'c' })).rejects.toMatchObject({
        code: 'UNKNOWN_BRANCH',
      });
    });

    it('[E6] undoes and redoes without deleting anything', async () => {
      const events = await grow(scene.store, 5);
      const garden = { store: scene.store, garden: GARDEN };
      const once = await undoHead(garden);
      const twice = await undoHead(garden);
      expect([once.seq, twice.seq]).toEqual([4, 3]);
      expect(await redoHead(garden)).toEqual(once);
      expect(await redoHead(garden)).toMatchObject({ branch: 'main', seq: 5 });
      expect(await redoHead(garden)).toBeUndefined();
      const thrice = await undoHead({ ...garden, turns: 3 });
      expect(thrice.seq).toBe(2);
      const other = await extend(scene.store, thrice, 1);
      expect(await redoHead(garden)).toBeUndefined();
      const store = await scene.reopen();
      expect(hashes(await readAll(store))).toEqual(hashes(events));
      const line = await readAll(store, { branch: thrice.branch });
      expect(hashes(line)).toEqual(hashes([...events.slice(0, 2), ...other]));
    });
  });
}
