// Happenings happen where they can, and what the pack says must be so, is so.
import { seedRng } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { type HappeningTable, NO_STORY, tellOn } from '../index.ts';

const world = aWorld({
  places: [aPlace('hall')],
  characters: [aCharacter('yana', 'hall')],
  props: [aProp('lamp', { place: 'hall' }, { state: ['off'] })],
});

/** What is let happen when nothing moves. */
function happened(table: HappeningTable): string | undefined {
  const turn = { topics: ['x'], speech: 'Hm.', mode: 'talk' as const, place: 'hall' };
  const story = { world, turn, table, halfTold: [], untouched: [], place: 'hall', rng: seedRng(1) };
  let state = NO_STORY;
  for (let quiet = 0; quiet < 12; quiet++) {
    const move = tellOn(state, story);
    if (move.injection) return move.injection.text;
    state = move.state;
  }
  return undefined;
}

it('[ST1] a happening waits until what it needs is so', () => {
  const entry = (has: string) => ({
    ...{ id: 'moth', text: { ja: '蛾', en: 'a moth' } },
    when: { state: { prop: 'lamp', has } },
  });
  expect(happened([entry('on')])).toBeUndefined();
  expect(happened([entry('off')])).toBe('a moth');
});
