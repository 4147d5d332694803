// A town of any size: smaller than its pack nothing hangs on those who are not there; opened again it is the town it was.
import { fileURLToPath } from 'node:url';
import { documentOf, type WorldDocument } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { describe, expect, it } from 'vitest';
import { openTown } from './open-town.ts';

const pack = (name: string) => fileURLToPath(new URL(`../../../../packs/${name}`, import.meta.url));
const town = (more: object = {}) =>
  openTown({ folder: pack('town'), seed: 1, name: 'town', store: new MemoryEventStore(), ...more });

/** Everybody a document names anywhere but in its log. */
function namedIn({ beliefs, relations, threads, props }: WorldDocument): Set<string> {
  return new Set(
    [
      ...Object.values(beliefs).map(({ who }) => who),
      ...Object.values(relations).flatMap(({ from, to }) => [from, to]),
      ...Object.values(threads).flatMap(({ owner, toward }) => [owner, toward]),
      ...Object.values(props).flatMap(({ at, owner }) => [
        'holder' in at ? at.holder : owner,
        owner,
      ]),
    ].filter((id): id is NonNullable<typeof id> => id !== undefined),
  );
}

describe('a town', () => {
  it('has as many residents as are wanted, else as many as its pack', async () => {
    const own = (await town()).genesis.characters.size;
    for (const residents of [1, 3, own, own + 4])
      expect((await town({ residents })).genesis.characters.size).toBe(residents);
  });

  it.each([1, 2, 5])(
    'of %i names nobody who is not there, and keeps what is everybody’s',
    async (residents) => {
      const whole = documentOf((await town()).genesis);
      const small = documentOf((await town({ residents })).genesis);
      const there = new Set(Object.keys(small.characters));
      expect([...namedIn(small)].filter((id) => !there.has(id))).toEqual([]);
      for (const [id, { from, to }] of Object.entries(whole.relations))
        expect(id in small.relations).toBe(there.has(from) && there.has(to));
      for (const [id, { at }] of Object.entries(whole.props))
        expect(id in small.props).toBe(!('holder' in at) || there.has(at.holder));
      expect(Object.keys(small.places)).toEqual(Object.keys(whole.places));
    },
  );

  it('is opened again as it was, whatever is wished for now', async () => {
    const store = new MemoryEventStore();
    const { genesis, begin } = await town({ store, residents: 3, language: 'en' });
    const again = await town({
      store,
      residents: 9,
      language: 'ja',
      seed: 2,
      controlledBy: 'model',
    });
    expect(documentOf(again.genesis)).toEqual(documentOf(genesis));
    expect(again.begin).toBe(begin);
    expect(again.garden.world.characters.size).toBe(3);
  });

  it('is not opened over the town of another pack', async () => {
    const store = new MemoryEventStore();
    await town({ store });
    await expect(town({ store, folder: pack('kitchen') })).rejects.toMatchObject({
      ...{ code: 'TOWN_MISMATCH', found: 'town', wanted: 'kitchen' },
    });
  });

  it.each([
    [{}, 'instinct'],
    [{ controlledBy: 'model' }, 'model'],
  ] as const)('asked for with %j is played by %s', async (more, controlledBy) => {
    const { genesis } = await town({ ...more, residents: 3 });
    expect([...genesis.characters.values()].map((one) => one.controlledBy)).toEqual(
      Array(3).fill(controlledBy),
    );
  });
});
