// Conditions: what each form means, how they join, and that goals of the old form mean what they meant.
import {
  aCharacter,
  aPlace,
  aProp,
  aWorld,
  Dice,
  doAct,
  forAnySeed,
  smallWorld,
} from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { meaningsOf, means } from '../words/means.ts';
import { type Condition, conditionSchema } from '../world/schema/condition.ts';
import type { World } from '../world/world.ts';
import { deedOf } from './deeds.ts';
import { bindingsOf, holds } from './holds.ts';
import { deedsAskedIn, keptDeeds } from './kept-deeds.ts';

const flat = aWorld({
  places: [aPlace('hall', ['attic']), aPlace('attic', ['hall'])],
  characters: [aCharacter('yana', 'hall'), aCharacter('ayu', 'attic')],
  props: [
    aProp('mug', { holder: 'yana' }, { name: 'blue mug', state: ['filled'] }),
    aProp('cup', { place: 'attic' }, { name: 'tea cup', state: ['空'] }),
    aProp('desk', { place: 'hall' }, { name: 'desk', capacity: 5, portable: false }),
    aProp('drawer', { place: 'hall' }, { kind: 'container', portable: false }),
    aProp('letter', { inside: 'drawer' }),
    aProp('pen', { inside: 'desk' }),
    aProp('iron', { place: 'attic' }, { kind: 'key' }),
  ],
});

const ROWS: readonly (readonly [Condition, boolean])[] = [
  [{ at: { character: 'yana', place: 'hall' } }, true],
  [{ at: { character: 'ayu', place: 'hall' } }, false],
  [{ holds: { prop: { class: 'vessel' } } }, true],
  [{ holds: { character: 'ayu', prop: { class: 'vessel' } } }, false],
  [{ holds: { prop: { name: 'mug' } } }, true],
  [{ holds: { prop: { kind: 'key' } } }, false],
  [{ in: { prop: 'letter', container: 'drawer' } }, true],
  [{ in: { prop: 'pen', container: 'desk' } }, false],
  [{ on: { prop: 'pen', surface: { class: 'surface' } } }, true],
  [{ state: { prop: 'mug', has: '満タン' } }, true],
  [{ state: { prop: { class: 'cup' }, has: 'empty' } }, true],
  [{ class: { prop: 'mug', is: 'vessel' } }, true],
  [{ class: { prop: 'mug', is: 'liquid' } }, false],
  [{ not: { at: { character: 'ayu', place: 'hall' } } }, true],
  [{ axis: { character: 'yana', name: 'money', atLeast: 0 } }, true],
  [{ axis: { character: 'yana', name: 'money', atLeast: 1_000_000 } }, false],
  [{ past: { moment: 0 } }, true],
  [{ past: { moment: 1e12 } }, false],
  [{ knows: { character: 'yana', about: 'iron' } }, false],
  [{ met: { character: 'yana', other: 'ayu' } }, false],
  [{ owes: { character: 'yana' } }, false],
  [{ done: { verb: 'take' } }, false],
  [{}, false],
];

it.each(ROWS)('[F1] %j is %s', (condition, expected) => {
  expect(conditionSchema.safeParse(condition).success).toBe(true);
  expect(holds(flat, condition)).toBe(expected);
});

it('[F1] what is believed, promised and between people is asked of the world', () => {
  const held = { value: 'x', source: 'saw', since: 0, confidence: 90 } as const;
  const world = aWorld({
    places: [aPlace('hall')],
    characters: [aCharacter('yana', 'hall'), aCharacter('ayu', 'hall')],
  });
  const more: World = {
    ...world,
    beliefs: world.beliefs
      .set('yana>props/iron', { who: 'yana', about: 'props/iron', sides: { at: held } } as never)
      .set('ayu>characters/yana', {
        who: 'ayu',
        about: 'characters/yana',
        sides: { place: held },
      } as never),
    relations: world.relations.set('yana>ayu', {
      from: 'yana',
      to: 'ayu',
      affinity: 40,
      bonds: [],
    } as never),
    threads: world.threads.set('t', {
      id: 't',
      kind: 'promise',
      text: '',
      owner: 'yana',
      toward: 'ayu',
      opened: 0,
      openedBy: 0,
    } as never),
  };
  const isSo = (condition: Condition) => holds(more, condition);
  expect(isSo({ knows: { character: 'yana', about: 'iron' } })).toBe(true);
  expect(isSo({ knows: { character: 'yana', about: 'iron', aspect: 'state' } })).toBe(false);
  expect(isSo({ met: { character: 'ayu', other: 'yana' } })).toBe(true);
  expect(isSo({ owes: { character: 'yana', to: 'ayu', kind: 'promise' } })).toBe(true);
  expect(isSo({ owes: { character: 'ayu' } })).toBe(false);
  expect(isSo({ axis: { character: 'yana', name: 'affinity', to: 'ayu', atLeast: 30 } })).toBe(
    true,
  );
  expect(isSo({ axis: { character: 'yana', name: 'affinity', to: 'ayu', atMost: 30 } })).toBe(
    false,
  );
});

describe('variables', () => {
  const sameCup: Condition = {
    all: [
      { state: { prop: { as: 'it', class: 'cup' }, has: 'full' } },
      { holds: { prop: { as: 'it' } } },
    ],
  };

  it('[F2] mean one thing throughout, and are told', () => {
    expect(bindingsOf(flat, { condition: sameCup })).toEqual({ it: 'mug' });
    const torn: Condition = {
      all: [
        { state: { prop: { as: 'it', class: 'cup' }, has: 'empty' } },
        { holds: { prop: { as: 'it' } } },
      ],
    };
    expect(holds(flat, torn)).toBe(false);
    expect(bindingsOf(flat, { condition: sameCup, bindings: { it: 'cup' } })).toBeUndefined();
  });

  it('[F2] are asked before what must not be so of them', () => {
    const condition: Condition = {
      all: [
        { not: { holds: { prop: { as: 'it' } } } },
        { class: { prop: { as: 'it' }, is: 'vessel' } },
      ],
    };
    expect(bindingsOf(flat, { condition })).toEqual({ it: 'cup' });
  });

  it('[F2] without end of ways leave a condition unproven, and its opposite too', () => {
    const many: Condition[] = [...'abcdef'].map((as) => ({ class: { prop: { as }, is: 'thing' } }));
    const condition: Condition = {
      all: [...many, { holds: { character: 'ayu', prop: { as: 'a' } } }],
    };
    expect(holds(flat, condition)).toBe(false);
    expect(holds(flat, { not: condition })).toBe(false);
  });
});

it('[F3] what is eaten was food, though it is there no more', () => {
  const world = aWorld({
    places: [aPlace('hall')],
    characters: [aCharacter('yana', 'hall')],
    props: [aProp('apple', { place: 'hall' }, { kind: 'food', name: 'apple' })],
  });
  const { events, world: after } = doAct(world, 'eat apple');
  expect(after.props.has('apple')).toBe(false);
  const deeds = events.flatMap((event) => deedOf(event, world) ?? []);
  const isDone = (object: { class?: 'food' | 'text'; name?: string }) =>
    bindingsOf(after, { condition: { done: { verb: 'eat', object } }, deeds }) !== undefined;
  expect([isDone({ class: 'food' }), isDone({ name: 'apple' })]).toEqual([true, true]);
  expect([isDone({ class: 'text' }), isDone({ name: 'pear' })]).toEqual([false, false]);
});

it('[F3] a deed is closed by the event that matches it, from a moment on', () => {
  const world = smallWorld();
  const { events } = doAct(world, 'take mug');
  const deeds = events.flatMap((event) => deedOf(event) ?? []);
  const isDone = (done: NonNullable<Condition['done']>) =>
    bindingsOf(world, { condition: { done }, deeds }) !== undefined;
  expect(isDone({ verb: 'take', by: 'yana', object: { class: 'cup' } })).toBe(true);
  expect(isDone({ verb: 'take', object: 'mug', since: world.clock.now })).toBe(true);
  expect(isDone({ verb: 'take', since: world.clock.now + 1 })).toBe(false);
  expect(isDone({ verb: 'take', by: { as: 'who' }, target: { as: 'who' } })).toBe(false);
  expect(doAct(world, 'take fridge').events.flatMap((event) => deedOf(event) ?? [])).toEqual([]);
});

const IDS = ['mug', 'cup', 'letter', 'pen', 'iron', 'drawer', 'nothing'];
const STATES = ['empty', 'full', '満タン', 'red'];

/** A goal as scenarios could say it before. */
function oldGoal(dice: Dice, depth: number): Condition {
  const parts = () => dice.times(1 + dice.below(3), () => oldGoal(dice, depth - 1));
  if (depth > 0 && dice.percent(40)) return dice.percent(50) ? { all: parts() } : { any: parts() };
  const who = dice.percent(50) ? { character: dice.one(['yana', 'ayu', 'nobody']) } : {};
  return dice.one<Condition>([
    { at: { ...who, place: dice.one(['hall', 'attic', 'moon']) } },
    { holds: { ...who, prop: dice.one(IDS) } },
    { state: { prop: dice.one(IDS), has: dice.one(STATES) } },
  ]);
}

/** What a goal of that form meant. */
function meant(world: World, { at, holds: held, state, all, any }: Condition): boolean {
  if (at)
    return at.character === undefined
      ? (world.indexes.people.get(String(at.place)) ?? []).length > 0
      : world.characters.get(String(at.character))?.place === at.place;
  if (held) {
    const where = world.props.get(String(held.prop))?.at;
    if (!where || !('holder' in where)) return false;
    return held.character === undefined || where.holder === held.character;
  }
  if (state) {
    const words = world.props.get(String(state.prop))?.state ?? [];
    return words.includes(state.has) || [...meaningsOf(state.has)].some((one) => means(words, one));
  }
  return all ? all.every((one) => meant(world, one)) : (any ?? []).some((one) => meant(world, one));
}

it('[F4] a goal of the old form means what it meant', () => {
  forAnySeed(400, (dice) => {
    const goal = oldGoal(dice, 3);
    expect(holds(flat, goal), JSON.stringify(goal)).toBe(meant(flat, goal));
  });
});

it('[F5] not, all and any keep the laws of logic', () => {
  forAnySeed(300, (dice) => {
    const [a, b] = [oldGoal(dice, 2), oldGoal(dice, 2)];
    const is = (condition: Condition) => holds(flat, condition);
    expect(is({ not: { not: a } })).toBe(is(a));
    expect(is({ all: [a, { not: a }] })).toBe(false);
    expect(is({ any: [a, { not: a }] })).toBe(true);
    expect(is({ not: { all: [a, b] } })).toBe(is({ any: [{ not: a }, { not: b }] }));
    expect(is({ all: [a, b] })).toBe(is({ all: [b, a] }));
  });
});

it('[F5] what variables are called does not matter', () => {
  const withNames = (dice: Dice, [x, y]: readonly [string, string]): Condition => ({
    all: dice.times(1 + dice.below(4), () =>
      dice.one<Condition>([
        { holds: { character: { as: y }, prop: { as: x } } },
        { state: { prop: { as: x }, has: dice.one(STATES) } },
        { class: { prop: { as: x }, is: dice.one(['vessel', 'text', 'key', 'thing']) } },
        { at: { character: { as: y }, place: dice.one(['hall', 'attic']) } },
        { not: { in: { prop: { as: x }, container: 'drawer' } } },
      ]),
    ),
  });
  for (let seed = 1; seed <= 200; seed++) {
    const first = bindingsOf(flat, { condition: withNames(new Dice(seed), ['x', 'y']) });
    const other = bindingsOf(flat, { condition: withNames(new Dice(seed), ['thing', 'who']) });
    expect([other?.thing, other?.who]).toEqual([first?.x, first?.y]);
  }
});

describe('deeds that are remembered', () => {
  const did = (verb: string, at: number, object?: string) => ({
    ...{ verb, actor: 'yana', at },
    ...(object === undefined ? {} : { object }),
  });
  const both: Condition = {
    all: [
      { done: { verb: 'open', object: 'drawer' } },
      { done: { verb: 'take', by: 'yana', since: 5 } },
      { not: { done: { verb: 'drink' } } },
    ],
  };

  it('[F6] are those a condition asks about, the latest of each', () => {
    expect(deedsAskedIn(both).map(({ verb }) => verb)).toEqual(['open', 'take', 'drink']);
    let kept: readonly ReturnType<typeof did>[] = [];
    for (const deed of [did('look', 1), did('open', 1, 'desk'), did('take', 2, 'pen')])
      kept = keptDeeds(both, { kept, deed }) as typeof kept;
    expect(kept).toEqual([did('take', 2, 'pen')]);
    expect(keptDeeds(both, { kept, deed: did('look', 3) })).toBe(kept);
    const again = keptDeeds(both, { kept, deed: did('take', 9, 'pen') });
    expect(again).toEqual([did('take', 9, 'pen')]);
    const whole = keptDeeds(both, { kept: again, deed: did('open', 9, 'drawer') });
    expect(bindingsOf(flat, { condition: both, deeds: kept })).toBeUndefined();
    expect(bindingsOf(flat, { condition: both, deeds: whole })).toEqual({});
    const spoiled = keptDeeds(both, { kept: whole, deed: did('drink', 9, 'cup') });
    expect(bindingsOf(flat, { condition: both, deeds: spoiled })).toBeUndefined();
  });

  it('[F6] are the same whether all deeds are asked or those remembered, and no more than some', () => {
    let kept: readonly ReturnType<typeof did>[] = [];
    for (let at = 0; at < 300; at++)
      kept = keptDeeds(
        { done: { verb: 'take' } },
        { kept, deed: did('take', at, `p${at}`) },
      ) as typeof kept;
    expect(kept).toHaveLength(64);
    expect(kept.at(-1)?.object).toBe('p299');
  });
});
