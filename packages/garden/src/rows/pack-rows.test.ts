// Packs people brought along: every state is remembered, gone back to and forward, and nobody's but its owner's.
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { documentOf } from '@hakoniwa/stage';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { Dice, smallWorld } from '@hakoniwa/testkit';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gardenTables } from './garden-owner.ts';
import { limits } from './limits.ts';
import {
  changePack,
  createPack,
  deletePack,
  movePack,
  packFilesAt,
  packRevisions,
  packRow,
  packsOf,
} from './pack-rows.ts';

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  database = await openTestDatabase({ tables: [gardenTables] });
});
afterEach(() => database.close());

const stateOf = (files: string, of: { name?: string; note?: string } = {}) => ({
  ...{ name: 'inn', version: '1.0.0', files, hash: `hash of ${files}` },
  ...of,
});

async function made(files = 'a', name = 'inn'): Promise<string> {
  const handle = await createPack(database, {
    ownerId: undefined,
    state: stateOf(files, { name }),
  });
  if (handle === undefined) throw new Error('the pack is new');
  return handle;
}
const keyOf = (handle: string) => ({ handle, ownerId: undefined });
const shown = async (handle: string) => {
  const row = await packRow(database, keyOf(handle));
  return row && [row.revision, row.files];
};

async function livesBy(handle: string, revision: number): Promise<void> {
  const store = new PostgresEventStore(database);
  const garden = `by-${handle}-${revision}`;
  await store.create({ garden, genesis: documentOf(smallWorld()) });
  const pack = `${handle}@${revision}`;
  await database.pool.query('update hakoniwa.gardens set pack = $2 where name = $1', [
    garden,
    pack,
  ]);
}

describe('a pack of one’s own', () => {
  it('is kept once under its name and version, and listed with the last changed first', async () => {
    const inn = await made('a', 'inn');
    const mill = await made('b', 'mill');
    const twice = { ownerId: undefined, state: stateOf('c', { name: 'mill' }) };
    expect(await createPack(database, twice)).toBeUndefined();
    const names = async () => (await packsOf(database, undefined)).map(({ name }) => name);
    expect(await names()).toEqual(['mill', 'inn']);
    await changePack(database, { ...keyOf(inn), revision: 1, state: stateOf('d') });
    expect(await names()).toEqual(['inn', 'mill']);
    const taken = stateOf('e', { name: 'mill' });
    expect(await changePack(database, { ...keyOf(inn), revision: 2, state: taken })).toBe('taken');
    expect(await changePack(database, { ...keyOf(mill), revision: 1, state: taken })).toBe(
      'changed',
    );
  });

  it('remembers its states with what was said of them, newest first', async () => {
    const handle = await made();
    const state = stateOf('b', { note: 'a larger kitchen' });
    await changePack(database, { ...keyOf(handle), revision: 1, state });
    expect(await packRevisions(database, keyOf(handle))).toMatchObject([
      { number: 2, parent: 1, note: 'a larger kitchen' },
      { number: 1, parent: null, note: null },
    ]);
    expect(await packFilesAt(database, { handle, number: 1 })).toBe('a');
    expect(await packFilesAt(database, { handle, number: 2 })).toBe('b');
    expect(await packFilesAt(database, { handle, number: 3 })).toBeUndefined();
  });

  it('is taken away unless a garden lives by it, and then no more is known of it', async () => {
    const [one, other] = [await made(), await made('b', 'mill')];
    await livesBy(other, 1);
    expect(await deletePack(database, keyOf(other))).toBe('used');
    expect(await deletePack(database, keyOf(one))).toBe('gone');
    expect(await deletePack(database, keyOf(one))).toBe('unknown');
    expect([await shown(one), await shown(other)]).toEqual([undefined, [1, 'b']]);
    expect(await packFilesAt(database, { handle: one, number: 1 })).toBeUndefined();
  });

  it('forgets states far back, but for those a garden lives by', async () => {
    const handle = await made('1');
    await livesBy(handle, 2);
    for (let revision = 1; revision < limits.packRevisions + 3; revision++) {
      const state = stateOf(String(revision + 1));
      await changePack(database, { ...keyOf(handle), revision, state });
    }
    const numbers = (await packRevisions(database, keyOf(handle))).map(({ number }) => number);
    const kept = Array.from({ length: limits.packRevisions }, (_, i) => i + 4).reverse();
    expect(numbers).toEqual([...kept, 2]);
    expect(await packFilesAt(database, { handle, number: 3 })).toBeUndefined();
    expect(await packFilesAt(database, { handle, number: 2 })).toBe('2');
  });

  it('is nobody else’s to see, change, move or take away', async () => {
    const handle = await made();
    const { rows } = await database.pool.query<{ id: string }>('select gen_random_uuid() as id');
    const key = { handle, ownerId: rows[0]?.id };
    expect(await packsOf(database, key.ownerId)).toEqual([]);
    expect(await packRow(database, key)).toBeUndefined();
    expect(await packRevisions(database, key)).toEqual([]);
    expect(await changePack(database, { ...key, revision: 1, state: stateOf('x') })).toBe(
      'unknown',
    );
    expect(await movePack(database, { ...key, revision: 1, to: 'undo' })).toBe('unknown');
    expect(await deletePack(database, key)).toBe('unknown');
    expect(await shown(handle)).toEqual([1, 'a']);
  });
});

/** What a pack's states are, in the plainest way. */
class Model {
  readonly states: { readonly number: number; readonly parent: number; readonly files: string }[] =
    [{ number: 1, parent: 0, files: '1' }];
  at = 1;

  change(): string {
    const number = this.states.length + 1;
    this.states.push({ number, parent: this.at, files: String(number) });
    this.at = number;
    return 'changed';
  }

  move(to: 'undo' | 'redo'): string {
    const here = this.states.find(({ number }) => number === this.at);
    const target =
      to === 'undo'
        ? this.states.find(({ number }) => number === here?.parent)
        : this.states.findLast(({ parent }) => parent === this.at);
    if (!target) return 'nothing';
    this.at = target.number;
    return 'changed';
  }
}

it.each([1, 2, 3])(
  'goes back and forward among its states as a tree of them does, seed %i',
  async (seed) => {
    const dice = new Dice(seed);
    const handle = await made('1');
    const model = new Model();
    for (let step = 0; step < 30; step++) {
      const key = { ...keyOf(handle), revision: model.at };
      const stale = { ...key, revision: model.at + 1 };
      expect(await movePack(database, { ...stale, to: 'undo' })).toBe('moved-on');
      expect(await changePack(database, { ...stale, state: stateOf('x') })).toBe('moved-on');
      const what = dice.one(['change', 'undo', 'undo', 'redo'] as const);
      if (what === 'change') {
        const state = stateOf(String(model.states.length + 1));
        expect(await changePack(database, { ...key, state })).toBe(model.change());
      } else expect(await movePack(database, { ...key, to: what })).toBe(model.move(what));
      expect(await shown(handle)).toEqual([model.at, String(model.at)]);
    }
    const kept = await packRevisions(database, keyOf(handle));
    expect(kept.map(({ number, parent }) => [number, parent ?? 0])).toEqual(
      model.states.map(({ number, parent }) => [number, parent]).reverse(),
    );
  },
);
