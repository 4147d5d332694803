// What guides and bounds the search for a goal, row by row: how far it is, whether it can ever be, what matters for it.
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import type { World } from '../../world/world.ts';
import type { Goal } from '../schema/goal.ts';
import { canEverReach } from './can-ever-reach.ts';
import { distanceTo } from './distance.ts';
import { relevantProps } from './relevant-props.ts';
import { WorldKeys } from './world-keys.ts';

type Props = Parameters<typeof aWorld>[0]['props'];

describe('distance', () => {
  const world = aWorld({
    places: [
      ...[aPlace('a', ['b']), aPlace('b', ['a', 'c']), aPlace('c', ['b'])],
      aPlace('island'),
    ],
    characters: [aCharacter('yana', 'a'), aCharacter('ayu', 'c')],
    props: [
      aProp('ball', { place: 'b' }),
      aProp('box', { place: 'b' }, { kind: 'container', state: ['closed'] }),
      aProp('coin', { inside: 'box' }),
      aProp('hat', { holder: 'ayu' }),
      aProp('rock', { place: 'island' }),
    ],
  });
  const rows: readonly [Goal, number][] = [
    [{ at: { character: 'yana', place: 'a' } }, 0],
    [{ at: { character: 'yana', place: 'b' } }, 2],
    [{ at: { character: 'yana', place: 'c' } }, 3],
    [{ at: { place: 'b' } }, 2],
    [{ at: { place: 'island' } }, 21],
    [{ at: { character: 'ghost', place: 'b' } }, 21],
    [{ holds: { character: 'yana', prop: 'ball' } }, 2],
    [{ holds: { prop: 'ball' } }, 2],
    [{ holds: { character: 'yana', prop: 'coin' } }, 3],
    [{ holds: { character: 'yana', prop: 'hat' } }, 3],
    [{ holds: { character: 'ayu', prop: 'hat' } }, 0],
    [{ holds: { prop: 'rock' } }, 21],
    [{ holds: { prop: 'nothing' } }, 21],
    [{ state: { prop: 'ball', has: 'wet' } }, 2],
    [{ in: { prop: 'ball', container: 'box' } }, 2],
    [{ on: { prop: 'hat', surface: 'box' } }, 1],
    [{ all: [{ at: { character: 'yana', place: 'c' } }, { holds: { prop: 'ball' } }] }, 5],
    [{ any: [{ at: { character: 'yana', place: 'c' } }, { holds: { prop: 'ball' } }] }, 2],
    [{ any: [] }, 20],
    [{ done: { verb: 'take' } }, 20],
  ];
  it.each(rows)('[K14] %j is %i away', (goal, far) => {
    expect(distanceTo(world, goal)).toBe(far);
  });
});

/** Two rooms with a locked gate between them; yana before it, and what else there is. */
function gated(props: Props = [], gate: object = { key: 'key' }): World {
  const way = (to: string) => ({ to, via: 'gate', minutes: 1 });
  return aWorld({
    places: [aPlace('a', [way('b')]), aPlace('b', [way('a')])],
    characters: [aCharacter('yana', 'a')],
    props: [
      aProp('gate', { place: 'b' }, { kind: 'door', portable: false, state: ['locked'], ...gate }),
      ...(props ?? []),
    ],
  });
}

const acting = (of: string) => ({
  portable: false,
  affordances: [{ verb: 'use', label: 'pull', outcomes: [{ do: 'state', of, add: ['open'] }] }],
});
const key = (at: object, more = {}) => aProp('key', at as never, { kind: 'key', ...more });
const box = (state: string[], more = {}) =>
  aProp('box', { place: 'a' }, { kind: 'container', portable: false, state, ...more });

describe('whether it can ever be', () => {
  const THROUGH: Goal = { at: { character: 'yana', place: 'b' } };
  const gates: readonly [string, World, boolean][] = [
    ['no key at all', gated(), false],
    ['a key on this side', gated([key({ place: 'a' })]), true],
    ['a key on the other side', gated([key({ place: 'b' })]), false],
    ['a key that cannot be carried', gated([key({ place: 'a' }, { portable: false })]), false],
    ['a key of another lock', gated([aProp('spoon', { place: 'a' })]), false],
    ['no lock', gated([], { state: ['closed'] }), true],
    ['a lock any thing might open', gated([aProp('spoon', { place: 'a' })], {}), true],
    ['a lock any thing might open, and nothing', gated([], {}), false],
    ['a key in a closed box', gated([box(['closed']), key({ inside: 'box' })]), true],
    [
      ...['a key in a box that it opens itself'],
      gated([box(['locked'], { key: 'key' }), key({ inside: 'box' })]),
      false,
    ] as never,
    [
      ...['a key in a locked box with its key beside it'],
      gated([
        ...[box(['locked'], { key: 'pin' }), key({ inside: 'box' })],
        aProp('pin', { place: 'a' }),
      ]),
      true,
    ] as never,
    ['a lever on this side', gated([aProp('lever', { place: 'a' }, acting('gate'))]), true],
    ['a lever on the other side', gated([aProp('lever', { place: 'b' }, acting('gate'))]), false],
    ['a lever of something else', gated([aProp('lever', { place: 'a' }, acting('box'))]), false],
    ['a gate that gives way', gated([], { affordances: [{ verb: 'force', label: 'f' }] }), true],
    ['a gate with a trick', gated([], { key: 'key', ...acting('gate') }), true],
    ['a gate to look at', gated([], { affordances: [{ verb: 'use', label: 'u' }] }), false],
  ];
  it.each(gates)('[K14] through a gate with %s: %#', (_, world, can) => {
    expect(canEverReach(world, THROUGH)).toBe(can);
  });

  const world = gated([
    ...[aProp('ball', { place: 'a' }), aProp('rock', { place: 'a' }, { portable: false })],
    ...[aProp('pearl', { place: 'b' }), aProp('lamp', { place: 'b' }, { portable: false })],
    aProp('switch', { place: 'a' }, acting('lamp')),
  ]);
  const goals: readonly [Goal, boolean][] = [
    [{ at: { character: 'yana', place: 'a' } }, true],
    [{ at: { place: 'b' } }, false],
    [{ at: { character: 'ghost', place: 'a' } }, false],
    [{ at: { place: { name: 'b' } } }, true],
    [{ holds: { prop: 'ball' } }, true],
    [{ holds: { prop: 'rock' } }, false],
    [{ holds: { prop: 'pearl' } }, false],
    [{ holds: { prop: 'nothing' } }, false],
    [{ holds: { prop: { kind: 'key' } } }, true],
    [{ state: { prop: 'rock', has: 'wet' } }, true],
    [{ state: { prop: 'pearl', has: 'wet' } }, false],
    [{ state: { prop: 'lamp', has: 'open' } }, true],
    [{ state: { prop: 'gate', has: 'open' } }, true],
    [{ state: { prop: 'nothing', has: 'open' } }, false],
    [{ all: [{ holds: { prop: 'ball' } }, { holds: { prop: 'pearl' } }] }, false],
    [{ all: [{ holds: { prop: 'ball' } }, { at: { place: 'a' } }] }, true],
    [{ any: [{ holds: { prop: 'ball' } }, { holds: { prop: 'pearl' } }] }, true],
    [{ any: [{ holds: { prop: 'rock' } }, { holds: { prop: 'pearl' } }] }, false],
    [{ not: { at: { place: 'a' } } }, true],
    [{}, false],
  ];
  it.each(goals)('[K14] %j: %s', (goal, can) => {
    expect(canEverReach(world, goal)).toBe(can);
  });

  it('[K14] what somebody holds or another can open is in reach', () => {
    const held = aWorld({
      places: [aPlace('a', [{ to: 'b', via: 'gate', minutes: 1 }]), aPlace('b'), aPlace('c')],
      characters: [aCharacter('yana', 'a'), aCharacter('ayu', 'c')],
      props: [
        aProp('gate', { place: 'a' }, { kind: 'door', state: ['locked'], key: 'key' }),
        key({ holder: 'ayu' }),
        aProp('stone', { place: 'c' }),
      ],
    });
    expect(canEverReach(held, THROUGH)).toBe(true);
    expect(canEverReach(held, { holds: { character: 'yana', prop: 'stone' } })).toBe(true);
  });
});

describe('what matters', () => {
  const world = gated([
    ...[key({ inside: 'box' }), box(['locked']), aProp('pin', { place: 'a' }, { kind: 'key' })],
    ...[aProp('ball', { place: 'a' }), aProp('pearl', { inside: 'chest' })],
    aProp('chest', { place: 'b' }, { kind: 'container', state: ['locked'], key: 'ring' }),
    aProp('ring', { place: 'a' }),
    aProp('lever', { place: 'a' }, acting('ball')),
    aProp(...(['stick', { place: 'a' }] as const), {
      affordances: [{ verb: 'use', label: 'poke', outcomes: [{ do: 'reveal', prop: 'ball' }] }],
    }),
    aProp(...(['stove', { place: 'a' }] as const), {
      affordances: [{ verb: 'use', label: 'cook', requires: { holding: ['pan'] } }],
    }),
    aProp('pan', { place: 'a' }),
  ]);
  // The gate is on every way; its key is in the box, which wants some key.
  const ways = ['gate', 'key', 'box', 'pin'];
  const rows: readonly [Goal, readonly string[]][] = [
    [{ at: { place: 'b' } }, []],
    [{ holds: { prop: 'ball' } }, ['ball', 'lever', 'stick']],
    [{ holds: { prop: 'pearl' } }, ['pearl', 'chest', 'ring']],
    [{ state: { prop: 'stove', has: 'on' } }, ['stove', 'pan']],
    [{ in: { prop: 'pan', container: 'chest' } }, ['pan', 'chest', 'ring']],
    [{ on: { prop: 'pan', surface: 'stove' } }, ['pan', 'stove']],
    [{ all: [{ holds: { prop: 'pan' } }], any: [{ holds: { prop: 'ring' } }] }, ['pan', 'ring']],
    [{ not: { holds: { prop: 'pan' } } }, ['pan']],
    [{ holds: { prop: 'nothing' } }, []],
  ];
  it.each(rows)('[K14] for %j: %j', (goal, props) => {
    expect([...relevantProps(world, goal)].sort()).toEqual([...ways, ...props].sort());
  });
});

it('[K14] worlds are told apart by things, people and flags, and by nothing else', () => {
  const keys = new WorldKeys();
  const world = (more: object = {}, props: Props = [aProp('ball', { place: 'a' })]) =>
    aWorld({
      places: [aPlace('a')],
      characters: [aCharacter('yana', 'a')],
      props,
      more: { ...more },
    });
  const one = keys.keyOf(world());
  expect(keys.keyOf(world())).toBe(one);
  expect(keys.keyOf(world({ weather: 'rain' }))).toBe(one);
  const others = [
    world({ flags: { bell: true } }),
    world({ flags: { bell: false } }),
    world({ flags: { door: true } }),
    world({}, [aProp('ball', { holder: 'yana' })]),
    world({}, []),
    world({ characters: { yana: aCharacter('yana', 'a', { posture: 'sitting' }) } }),
  ];
  expect(new Set([one, ...others.map((other) => keys.keyOf(other))]).size).toBe(others.length + 1);
});
