// The world before the dictionary: names of several words, however a world writes them.
import { describe, expect, it } from 'vitest';
import { aGm, answer } from '../../test/a-gm.ts';
import type { WorldState } from '../index.ts';

const gm = await aGm();

/** Words that mean something else when they stand alone: a possibility, a deed, a quality, a list. */
const NAMES = [
  'watering can',
  'rolling pin',
  'sleeping bag',
  'peanut brittle',
  'strawberry tart',
  'dry ice',
  'well rope',
  'jump rope',
  'pocket watch',
  'lost and found box',
  'map of the caves',
  'spare part',
];

const WRITINGS = {
  'as it is said': (name: string) => name,
  'with underscores': (name: string) => name.replaceAll(' ', '_'),
  'with hyphens': (name: string) => name.replaceAll(' ', '-'),
  'with capitals': (name: string) => name.replace(/\b\p{Ll}/gu, (letter) => letter.toUpperCase()),
};

/** Two rooms, with one thing in the living room. */
function house(thing: string, extra: WorldState['props'] = {}): WorldState {
  return {
    locations: { kitchen: { exits: ['living_room'] }, living_room: { exits: ['kitchen'] } },
    characters: {
      Mia: { location: 'living_room', holding: [], status: [] },
      Ben: { location: 'kitchen', holding: [], status: [] },
    },
    props: { [thing]: { location: 'living_room', state: [] }, ...extra },
    events: [],
  };
}

describe.each(Object.entries(WRITINGS))('[W21] a name %s', (_, write) => {
  it.each(NAMES)('%s is one thing of this world', (name) => {
    const world = house(write(name));
    const taken = answer(gm, `*picks up the ${name} and smiles* There.`, { world, speaker: 'Mia' });
    expect(taken.response.violations).toEqual([]);
    expect(taken.response.world_delta).not.toEqual([]);
    const far = answer(gm, `*picks up the ${name}* There.`, { world, speaker: 'Ben' });
    expect(far.response.denied_reason).toBe('WRONG_LOCATION');
  });

  it('leads to a room and fits a lock', () => {
    const { props, ...rest } = house('lamp', {
      [write('wine cabinet')]: { location: 'living_room', state: ['locked'] },
      [write('wine cabinet key')]: { location: 'Ben', state: [] },
      [write('bicycle key')]: { location: 'Ben', state: [] },
    });
    const text = '*walks into the living room, unlocks the wine cabinet and peers inside* Empty.';
    const { response } = answer(gm, text, { world: { ...rest, props }, speaker: 'Ben' });
    expect(response.violations).toEqual([]);
  });
});

it.each([
  ['*storage_roomへ移動し、棚からkey_cardを拾う* よし。', null],
  ['*storage roomへ行き、key_cardを拾い上げる* よし。', null],
  ['*key_cardを拾う* よし。', 'WRONG_LOCATION'],
  ['*desk_lampをつけて、coffee_mugを手に取る* ふう。', 'MISSING_OBJECT'],
  ['*desk_lampをつける* 明るくなった。', null],
])('[W21] a name in Latin letters is one word among Japanese ones: %s', (text, reason) => {
  const world: WorldState = {
    locations: {
      control_room: { exits: ['storage_room'] },
      storage_room: { exits: ['control_room'] },
    },
    characters: { ユイ: { location: 'control_room', holding: [], status: [] } },
    props: {
      key_card: { location: 'storage_room', state: [] },
      desk_lamp: { location: 'control_room', state: ['off'] },
    },
  };
  expect(answer(gm, text, { world, speaker: 'ユイ' }).response.denied_reason).toBe(reason);
});
