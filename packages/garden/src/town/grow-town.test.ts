// A town grown beyond its pack: newcomers have names, and are called as one calls neighbours.
import { fileURLToPath } from 'node:url';
import { sheetOf, voiceFindings } from '@hakoniwa/actor';
import { placeId, type World } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { expect, it } from 'vitest';
import { openTown } from './open-town.ts';

const folder = fileURLToPath(new URL('../../../../packs/town', import.meta.url));

async function grown(language: 'ja' | 'en'): Promise<World> {
  const store = new MemoryEventStore();
  const opened = await openTown({ folder, seed: 1, residents: 12, language, store, name: 'town' });
  return opened.garden.world;
}

/** The same world with two people at one place. */
function together(world: World, ...ids: readonly string[]): World {
  let { characters } = world;
  for (const id of ids) {
    const one = characters.get(id);
    if (one) characters = characters.set(id, { ...one, place: placeId('town') });
  }
  const people = world.indexes.people.set('town', [...ids].sort());
  return { ...world, characters, indexes: { ...world.indexes, people } };
}

it.each([
  ['ja', 'さん'],
  ['en', ''],
] as const)(
  '[GR33] newcomers are called by neighbours as is usual in %s',
  async (language, suffix) => {
    const world = await grown(language);
    const newcomer = 'alice-2';
    const { name } = world.characters.get(newcomer) ?? { name: '' };
    const { called = '' } = sheetOf(world, newcomer);
    expect(called.endsWith(suffix)).toBe(true);
    expect(called.length).toBeGreaterThan(suffix.length);
    const meeting = together(world, newcomer, 'atsushi', 'atsushi-2');
    for (const [id, voice] of [
      ['atsushi', 'atsushi'],
      ['atsushi-2', 'atsushi'],
    ] as const) {
      const said = (speech: string) =>
        voiceFindings({ world: meeting, id, voice, speech }).filter(
          ({ check }) => check === 'address',
        );
      expect(said(called)).toEqual([]);
      expect(said(name)).toMatchObject([{ what: name }]);
    }
  },
);

it('[GR33] a newcomer calls those of the pack as the voice it speaks by does', async () => {
  const world = together(await grown('ja'), 'alice-2', 'genzo');
  const said = (speech: string) =>
    voiceFindings({ world, id: 'alice-2', voice: 'alice', speech }).map(({ what }) => what);
  expect(said('源蔵さん、おはようございます。')).toEqual(['源蔵']);
  expect(said('源さん、おはようございます。')).toEqual([]);
});
