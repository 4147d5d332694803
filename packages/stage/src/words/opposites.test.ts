// State words that exclude each other: whoever adds one, in whatever way, takes the other off.
import {
  aCharacter,
  admissibleCommand,
  aPlace,
  aProp,
  aWorld,
  Dice,
  doAct,
  doAll,
  forAnySeed,
  readPack,
  SHIPPED,
  stageRules,
} from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { worldAfter } from '../log/replay.ts';
import { buildWorld } from '../pack/build/build-world.ts';
import { isProblem } from '../pack/problem.ts';
import { validatePack } from '../pack/validate-pack.ts';
import { step } from '../step/step.ts';
import type { World } from '../world/world.ts';
import { firstOpposites, isOpposite, withoutOpposites } from './opposites.ts';

const WORDS = [
  'open',
  '半開き',
  'closed',
  '閉まっている',
  'locked',
  '施錠',
  'unlocked',
  'on',
  '点灯',
  'off',
  '消灯',
  'empty',
  '空',
  'full',
  '満タン',
  'wet',
  '濡れている',
  'dry',
  'clean',
  '汚れている',
  'hot',
  '冷めた',
  'red',
  '通話中',
  '開閉自在',
];

it.each([
  ['on', 'off', true],
  ['点灯', 'unlit', true],
  ['open', '施錠', true],
  ['locked', '解錠済み', true],
  ['filled', '空っぽ', true],
  ['濡れている', '乾いている', true],
  ['dry', 'full', true],
  ['きれい', '汚れている', true],
  ['熱々', '冷めた', true],
  ['closed', 'locked', false],
  ['on', 'lit', false],
  ['red', 'blue', false],
  ['開閉自在', 'closed', false],
])('[L13] %s beside %s is a contradiction: %s', (one, other, is) => {
  expect(isOpposite(one, other)).toBe(is);
  expect(isOpposite(other, one)).toBe(is);
});

it('[L13] of any list what is left holds no contradiction, and nothing more could stay', () => {
  forAnySeed(500, (dice) => {
    const words = dice.times(dice.below(8), () => dice.one(WORDS));
    const fresh = words.filter(() => dice.percent(30));
    const left = withoutOpposites(words, fresh);
    expect(firstOpposites(left)).toBeUndefined();
    expect(withoutOpposites(left, fresh)).toEqual(left);
    for (const gone of words.filter((word) => !left.includes(word)))
      expect(left.some((word) => isOpposite(word, gone))).toBe(true);
  });
});

describe('a thing', () => {
  const lamp = (state: string[]) =>
    aWorld({
      places: [aPlace('hall')],
      characters: [aCharacter('yana', 'hall')],
      props: [
        aProp('lamp', { place: 'hall' }, { kind: 'device', state, portable: false }),
        aProp('cup', { place: 'hall' }, { kind: 'drink', state: ['filled', 'hot'], uses: 1 }),
        aProp(
          'bowl',
          { place: 'hall' },
          {
            state: ['dirty', '乾いた'],
            affordances: [
              { verb: 'use', label: 'wash', outcomes: [{ do: 'state', add: ['clean', 'wet'] }] },
            ],
          },
        ),
      ],
    });
  const stateOf = (world: World, id: string) => world.props.get(id)?.state;

  it('[L13] that is switched, emptied or washed is no longer what it was', () => {
    expect(stateOf(doAll(lamp(['消灯', 'red']), 'switch-on lamp'), 'lamp')).toEqual(['red', 'on']);
    expect(stateOf(doAll(lamp([]), 'drink cup'), 'cup')).toEqual(['hot', 'empty']);
    expect(stateOf(doAll(lamp([]), 'use bowl'), 'bowl')).toEqual(['clean', 'wet']);
  });

  it('[L13] that a person edits is what they wrote last, and the event holds the whole change', () => {
    const world = lamp(['on', 'red']);
    const edit = (value: string[] | string, path = '/props/lamp/state') =>
      step(stageRules, world, {
        type: 'edit',
        by: 'tester',
        patch: [{ op: path.endsWith('-') ? 'add' : 'replace', path, value }],
      });
    const { world: after, events } = edit('off', '/props/lamp/state/-');
    expect(stateOf(after, 'lamp')).toEqual(['red', 'off']);
    expect(stateOf(edit(['off', 'on']).world, 'lamp')).toEqual(['off']);
    expect(stateOf(edit(['open', 'closed']).world, 'lamp')).toEqual(['closed']);
    expect(stateOf(worldAfter(world, events), 'lamp')).toEqual(['red', 'off']);
  });

  it('[L13] with a contradiction of old keeps it until its state is touched', () => {
    const world = lamp(['on', 'off']);
    expect(stateOf(doAct(world, 'knock lamp').world, 'lamp')).toEqual(['on', 'off']);
    const patch = [{ op: 'add', path: '/props/lamp/state/-', value: 'red' }] as const;
    const edited = step(stageRules, world, { type: 'edit', by: 'tester', patch: [...patch] });
    expect(stateOf(edited.world, 'lamp')).toEqual(['off', 'red']);
  });
});

it.each(SHIPPED)('[L13] nothing in %s is ever both, whatever people do', (name) => {
  const { pack } = validatePack(readPack(name));
  if (!pack) throw new Error(`${name} is not valid`);
  for (const language of pack.languages) {
    for (const seed of [1, 2, 3]) {
      const dice = new Dice(seed);
      const built = buildWorld(pack, { language, seed });
      if (isProblem(built)) throw new Error(built.message.en);
      let world: World = built;
      for (let i = 0; i < 60; i++) {
        const command = admissibleCommand(dice, stageRules, world);
        if (command) world = step(stageRules, world, command).world;
      }
      const torn = [...world.props.values()].filter(({ state }) => firstOpposites(state));
      expect(torn.map(({ id, state }) => `${id}: ${state.join(', ')}`)).toEqual([]);
    }
  }
});
