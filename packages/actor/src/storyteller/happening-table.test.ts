// Happenings happen where they can, and what the pack says must be so, is so.
import { placeId, seedRng } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, traits } from '../../test/a-context.ts';
import { type HappeningTable, NO_STORY, tellOn } from '../index.ts';
import { pursue } from '../plan/pursue.ts';

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

const PHONE = {
  ...{ id: 'ring', text: { ja: '電話が鳴った', en: 'The telephone rings' } },
  state: { prop: 'phone', add: ['ringing'] },
};

const house = () =>
  aWorld({
    places: [aPlace('hall', ['den']), aPlace('den', ['hall'])],
    characters: [aCharacter('yana', 'hall', { name: 'Yana', ...traits() })],
    props: [
      aProp(
        'phone',
        { place: 'den' },
        {
          ...{ kind: 'device', portable: false, state: ['off'] },
          affordances: [
            {
              ...{ verb: 'use', label: 'answer', requires: { state: ['ringing'] } },
              outcomes: [{ do: 'state', remove: ['ringing'] }],
            },
          ],
        },
      ),
    ],
    more: { geography: 'known' },
  });

/** A turn in which enough goes on. */
const LIVELY = { topics: ['y'], speech: 'Look!', mode: 'talk' as const, place: 'hall' };

it('[ST2] what rings in the next room is gone to and answered', () => {
  const lived = new Lived(house());
  expect(pursue(lived.context('yana')).act).toBeUndefined();
  const move = tellOn(NO_STORY, {
    ...{ world: lived.world, turn: LIVELY, table: [PHONE], rate: 1 },
    ...{ halfTold: [], untouched: [], place: 'hall', rng: seedRng(1) },
  });
  if (!move.injection) throw new Error('nothing happened');
  lived.inject(move.injection.text, move.injection.patch);
  const first = pursue(lived.context('yana')).act;
  expect(first).toMatchObject({ verb: 'move', target: 'den' });
  lived.act('yana', 'move', { target: placeId('den') });
  const second = pursue(lived.context('yana')).act;
  expect(second).toMatchObject({ verb: 'use', object: 'phone' });
  if (second) lived.act('yana', 'use', second);
  expect(lived.world.props.get('phone')?.state).not.toContain('ringing');
  expect(pursue(lived.context('yana')).act).toBeUndefined();
});

it('[ST3] the rate of a pack is how often something happens by itself', () => {
  const turn = (rate: number | undefined, seed: number) =>
    tellOn(NO_STORY, {
      ...{ world, turn: LIVELY, table: [{ id: 'moth', text: { ja: '蛾', en: 'a moth' } }], rate },
      ...{ halfTold: [], untouched: [], place: 'hall', rng: seedRng(Math.imul(seed, 0x9e3779b1)) },
    }).injection !== undefined;
  const share = (rate: number | undefined) =>
    Array.from({ length: 400 }, (_, seed) => turn(rate, seed)).filter(Boolean).length / 400;
  expect(share(undefined)).toBe(0);
  expect(share(0.2)).toBeGreaterThan(0.12);
  expect(share(0.2)).toBeLessThan(0.28);
  expect(share(1)).toBe(1);
});
