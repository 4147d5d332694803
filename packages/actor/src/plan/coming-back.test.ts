// What is wanted anew, what happens and is to be seen to, where one looks first, and what is said of what is let go.
import type { Condition } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Lived, type Traits, traits } from '../../test/a-context.ts';
import { pursue } from './pursue.ts';

const self = { as: 'self' };
const SHUT = { state: { prop: 'fridge', has: 'closed' } } as const;

interface Wanted {
  readonly id: string;
  readonly wants: Condition;
  readonly weight?: number;
  readonly again?: number;
}

function house(wanted: readonly Wanted[], given: Traits = {}) {
  return new Lived(
    aWorld({
      places: [aPlace('kitchen', ['den']), aPlace('den', ['kitchen'])],
      characters: [
        aCharacter('yana', 'kitchen', {
          ...traits({ conscientiousness: 100, ...given }),
          desires: wanted.map((one) => ({ text: one.id, term: 'short', weight: 60, ...one })),
        }),
        aCharacter('ayu', 'den', traits()),
      ],
      props: [
        aProp('tea', { place: 'kitchen' }, { kind: 'drink', portable: true, uses: 5 }),
        aProp('fridge', { place: 'kitchen' }, { kind: 'container', state: ['closed'] }),
        aProp('desk', { place: 'kitchen' }, { kind: 'surface', portable: false }),
        aProp('shelf', { place: 'den' }, { kind: 'surface', portable: false }),
        aProp('box', { place: 'kitchen' }, { kind: 'container', state: ['locked'], key: 'gone' }),
        aProp('camera', { place: 'kitchen' }, { kind: 'tool', portable: true }),
        aProp('brass', { place: 'den' }, { kind: 'key', portable: true }),
      ],
      more: { geography: 'known' },
    }),
  );
}

const doneBy = (lived: Lived, who: string) => {
  const { act } = pursue(lived.context(who));
  return act && [act.verb, act.object ?? act.target].filter(Boolean).join(' ');
};

it('[PL9] a wish that comes back is wanted anew after its time, and not before', () => {
  const wants: Condition = { done: { verb: 'drink', by: self, object: { kind: 'drink' } } };
  const lived = house([{ id: 'tea', wants, again: 20 }]);
  expect(doneBy(lived, 'yana')).toBe('drink tea');
  lived.act('yana', 'drink', { object: 'tea' });
  expect(doneBy(lived.wait(19), 'yana')).toBeUndefined();
  expect(doneBy(lived.wait(1), 'yana')).toBe('drink tea');
});

it('[PL9] one that does not come back stays fulfilled', () => {
  const wants: Condition = { done: { verb: 'drink', by: self, object: { kind: 'drink' } } };
  const lived = house([{ id: 'tea', wants }]).act('yana', 'drink', { object: 'tea' });
  expect(doneBy(lived.wait(200), 'yana')).toBeUndefined();
});

it('[PL10] what happens is seen to by whoever notices it, once', () => {
  const lived = house([]);
  const opened = { op: 'replace', path: '/props/fridge/state', value: ['open'] };
  lived.inject('The fridge swings open.', [opened], SHUT);
  expect(doneBy(lived, 'yana')).toBe('close fridge');
  expect(doneBy(lived, 'ayu')).toBe('move kitchen');
  lived.act('yana', 'close', { object: 'fridge' });
  expect(doneBy(lived, 'yana')).toBeUndefined();
});

it('[PL10] without anything to be done about it, a happening is only news', () => {
  const lived = house([]).inject('A bell strikes.');
  expect([doneBy(lived, 'yana'), doneBy(lived, 'ayu')]).toEqual([undefined, undefined]);
});

it('[PL11] a room is searched before the next one is gone to', () => {
  const wants: Condition = { holds: { character: self, prop: { class: 'text' } } };
  const lived = house([{ id: 'letter', wants }], { grit: 90 });
  const seen: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const { act } = pursue(lived.context('yana'));
    if (!act) break;
    seen.push([act.verb, act.object ?? act.target].join(' '));
    lived.act('yana', act.verb, act);
  }
  const walked = seen.findIndex((one) => one.startsWith('move'));
  expect(walked).toBeGreaterThan(1);
  expect(seen.slice(0, walked).every((one) => !one.includes('shelf'))).toBe(true);
});

it('[PL12] what was refused is tried again with another key, and not with just anything', () => {
  const wants: Condition = { state: { prop: 'box', has: 'open' } };
  const lived = house([{ id: 'box', wants }], { grit: 90 });
  const isTried = () => pursue(lived.context('yana')).act?.object === 'box';
  lived.act('yana', 'open', { object: 'box' }).act('yana', 'take', { object: 'camera' });
  expect(isTried()).toBe(false);
  const brass = { object: 'brass' };
  lived.act('yana', 'move', { target: 'den' } as never).act('yana', 'take', brass);
  lived.act('yana', 'move', { target: 'kitchen' } as never);
  expect(isTried()).toBe(true);
  lived.act('yana', 'open', { object: 'box' }).act('yana', 'put', brass);
  lived.act('yana', 'take', brass);
  expect(isTried()).toBe(false);
});
