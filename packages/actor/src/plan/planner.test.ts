// Plans on small worlds: what is in the way is seen to first, and what cannot be reached is not promised.
import {
  type Condition,
  characterId,
  composeRulebook,
  EVEN_PERSONALITY,
  STAGE_RULES,
  viewFor,
} from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { experienceOf } from './experience.ts';
import { planFor } from './planner.ts';

const rules = composeRulebook(STAGE_RULES);
const world = aWorld({
  places: [
    aPlace('kitchen', ['hall']),
    aPlace('hall', ['kitchen', { to: 'study', via: 'door', minutes: 1 }]),
    aPlace('study', [{ to: 'hall', via: 'door', minutes: 1 }]),
  ],
  characters: [aCharacter('yana', 'hall'), aCharacter('ayu', 'study')],
  props: [
    aProp(
      'maker',
      { place: 'kitchen' },
      {
        kind: 'device',
        portable: false,
        state: ['off'],
        yields: [{ name: 'coffee', kind: 'drink' }],
      },
    ),
    aProp('mug', { place: 'kitchen' }, { name: 'mug', portable: true, capacity: 1 }),
    aProp(
      'chest',
      { place: 'study' },
      {
        ...{ kind: 'container', portable: false, state: ['locked'], key: 'iron', capacity: 4 },
      },
    ),
    aProp('iron', { place: 'kitchen' }, { kind: 'key', name: 'iron key', portable: true }),
    aProp('book', { inside: 'chest' }, { kind: 'readable', portable: true }),
    aProp('door', { place: 'hall' }, { kind: 'door', portable: false, state: ['closed'] }),
    aProp('statue', { place: 'hall' }, { portable: false }),
    aProp('flour', { place: 'hall' }, { name: 'wheat flour', portable: true }),
    aProp(
      'bowl',
      { place: 'hall' },
      {
        ...{ name: 'mixing bowl', portable: false, state: ['lidded'] },
        affordances: [
          {
            ...{
              verb: 'use',
              label: 'mix',
              requires: { holding: ['flour'], notState: ['lidded'] },
            },
            outcomes: [{ do: 'yield', thing: { name: 'dough', kind: 'food' }, to: 'here' }],
          },
          { verb: 'use', label: 'unlid', outcomes: [{ do: 'state', remove: ['lidded'] }] },
        ],
      },
    ),
  ],
});

/** A mind that remembers nothing. */
function nothingTried(who: string) {
  const id = characterId(who);
  const view = viewFor({ as: 'character', id }, world);
  const self = view.characters.find((one) => one.id === id);
  if (!self) throw new Error(who);
  return { memories: [], id, view, self, believed: world };
}

function plan(wants: Condition, who = 'yana') {
  const plan = planFor({
    ...{ rules, believed: world, who: characterId(who), wants },
    personality: EVEN_PERSONALITY,
    experience: experienceOf(nothingTried(who), 'wish'),
  });
  return plan?.steps.map((one) =>
    'do' in one
      ? [one.do.verb, one.do.object, one.do.target].filter((word) => word !== undefined).join(' ')
      : 'line',
  );
}

const self = { as: 'self' };

it.each<readonly [string, Condition, readonly string[] | undefined]>([
  ['what is so already', { at: { character: self, place: 'hall' } }, []],
  ['a walk', { at: { character: self, place: 'kitchen' } }, ['move kitchen']],
  [
    'a walk through a closed door',
    { at: { character: self, place: 'study' } },
    ['open door', 'move study'],
  ],
  [
    'a thing in the next room',
    { holds: { character: self, prop: 'mug' } },
    ['move kitchen', 'take mug'],
  ],
  [
    'a drink that must be made',
    { done: { verb: 'drink', by: self, object: { class: 'drink' } } },
    ['move kitchen', 'use maker', 'drink coffee'],
  ],
  [
    'a book in a locked chest behind a door',
    { holds: { character: self, prop: 'book' } },
    ['move kitchen', 'take iron', 'move hall', 'open door', 'move study', 'take book'],
  ],
  ['what cannot be carried', { holds: { character: self, prop: 'statue' } }, undefined],
  [
    'what is nowhere, and nothing to look into: one looks in the next room',
    { holds: { character: self, prop: { class: 'jewel' } } },
    ['move kitchen'],
  ],
  [
    'two things, and one cannot be had',
    {
      any: [
        { holds: { prop: 'statue', character: self } },
        { state: { prop: 'door', has: 'open' } },
      ],
    },
    ['open door'],
  ],
  [
    'what a pack’s own way gives, which asks for a thing by its id and for a state to be gone',
    { holds: { character: self, prop: { name: 'dough' } } },
    ['take flour', 'use bowl', 'use bowl', 'take dough'],
  ],
  [
    'two things together',
    {
      all: [
        { at: { character: self, place: 'hall' } },
        { holds: { character: self, prop: 'mug' } },
      ],
    },
    ['move kitchen', 'take mug', 'move hall'],
  ],
])('[PL1] %s', (_, wants, steps) => {
  expect(plan(wants)).toEqual(steps);
});
