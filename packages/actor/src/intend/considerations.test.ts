// What speaks for and against an act, in exact points: manner, novelty, strangers, order, and the wishes it serves.
import type { Act } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import type { MindContext } from '../context.ts';
import type { Wish } from '../want/wish.ts';
import { commitment } from './commit.ts';
import { manner } from './manner.ts';
import { novelty } from './novelty.ts';
import { serves } from './serves.ts';
import { threat } from './threat.ts';
import { tidiness } from './tidiness.ts';

const EVEN = {
  ...{ openness: 50, conscientiousness: 50, extraversion: 50, agreeableness: 50 },
  ...{ neuroticism: 50, grit: 50 },
};

interface Seen {
  readonly temper?: Partial<typeof EVEN>;
  readonly others?: readonly string[];
  readonly more?: object;
}

function context({ temper = {}, others = [], more = {} }: Seen = {}): MindContext {
  return {
    ...{ id: 'yana', personality: { ...EVEN, ...temper }, recent: [], recallable: [] },
    ...{ affinity: {}, self: {}, believed: { characters: new Map(), props: new Map() } },
    view: { language: 'en', characters: ['yana', ...others].map((id) => ({ id, name: id })) },
    ...more,
  } as unknown as MindContext;
}

const act = (text: string): Act => {
  const [verb = '', object, target] = text.split(' ');
  const given = (one: string | undefined) => (one === '-' ? undefined : one);
  return { actor: 'yana', verb, object: given(object), target: given(target) } as unknown as Act;
};
const weighing = (text: string, seen: Seen = {}, wishes: readonly Wish[] = []) => ({
  ...{ act: act(text), context: context(seen), wishes, words: text },
});

const memory = (text: string, more: object = {}) => ({ ...act(text), isDenied: false, ...more });

describe('manner', () => {
  const known = (text: string) => ({ more: { recallable: [memory(text)] } });
  const timid = { temper: { neuroticism: 100, agreeableness: 0 } };
  const trusting = { temper: { neuroticism: 0, agreeableness: 100 } };
  const rows: readonly [string, Seen, number][] = [
    ['inspect box', {}, 17.5],
    ['inspect box', timid, 50],
    ['inspect box', trusting, 0],
    ['inspect box', known('inspect box'), -25],
    ['inspect box', known('look box'), -25],
    ['inspect box', known('open box'), 17.5],
    ['inspect box', known('inspect jar'), 17.5],
    ['inspect box', { more: { recallable: [memory('inspect box', { actor: 'ayu' })] } }, 17.5],
    ['open box', {}, -10.75],
    ['open box', timid, -45],
    ['open box', trusting, 10],
    ['open box', known('look box'), 0],
    ...['use', 'eat', 'drink', 'switch-on', 'unlock', 'search'].map(
      (verb) => [`${verb} box`, {}, -10.75] as [string, Seen, number],
    ),
    ['force box', {}, 0],
    ['force box', { temper: { agreeableness: 0 } }, 30],
    ['call - ayu', {}, -2],
    ['call - ayu', { temper: { extraversion: 100 } }, 8],
    ['take box', timid, 0],
  ];
  it.each(rows)('%s with %j: %d', (text, seen, points) => {
    expect(manner(weighing(text, seen))).toBeCloseTo(points);
  });
});

describe('novelty', () => {
  const after = (...recent: object[]) => ({ more: { recent } });
  const refused = (text: string) => memory(text, { isDenied: true, denial: { about: 'box' } });
  const rows: readonly [string, Seen, number][] = [
    ['take box', {}, 0],
    ['take box', after(memory('take box')), -24],
    ['take box', after(memory('take box'), memory('take box')), -48],
    ['take box', after(memory('take jar')), -6],
    ['put box table', after(memory('put box shelf')), -20],
    ['take box', after(memory('take box', { actor: 'ayu' })), 0],
    ['take box', after({ ...memory('take box'), verb: undefined }), 0],
    ['take box', after(memory('take box', { isDenied: true })), -69],
    [
      'take jar',
      after(memory('take jar'), ...Array.from({ length: 8 }, () => memory('look'))),
      -18,
    ],
    ['open box', after(refused('take box')), 0],
    ['open box', { ...after(refused('take box')), temper: { grit: 44 } }, -60],
    ['open box', { ...after(refused('take box')), temper: { grit: 45 } }, 0],
    ['open jar', { ...after(refused('take box')), temper: { grit: 0 } }, 0],
    ['open box', { ...after(memory('take box')), temper: { grit: 0 } }, 0],
    ['put box', after(memory('take box')), -14],
    ['close box', after(memory('open box')), -14],
    ['switch-off lamp', after(memory('switch-on lamp')), -14],
    ['stand', after(memory('sit')), -14],
    ['put jar', after(memory('take box')), 0],
    ['put box', after(memory('take box'), memory('look')), 0],
  ];
  it.each(rows)('%s with %j: %d', (text, seen, points) => {
    expect(novelty(weighing(text, seen))).toBeCloseTo(points);
  });
});

describe('strangers', () => {
  const afraid = { neuroticism: 80, extraversion: 20 };
  const near = (affinity: object) => ({ temper: afraid, others: ['ayu'], more: { affinity } });
  const rows: readonly [string, Seen, number][] = [
    ['move - hall', { temper: afraid }, 0],
    ['move - hall', near({}), 63],
    ['move - hall', near({ ayu: -1 }), 63],
    ['move - hall', near({ ayu: 0 }), 0],
    ['move - hall', { ...near({}), temper: { neuroticism: 20, extraversion: 80 } }, -18],
    ['give cup ayu', near({}), -56],
    ['inspect ayu', near({}), -56],
    ['look ayu', near({}), 0],
    ['give cup mio', near({}), 0],
    ['take cup', near({}), 0],
  ];
  it.each(rows)('%s with %j: %d', (text, seen, points) => {
    expect(threat(weighing(text, seen))).toBeCloseTo(points);
  });
});

it.each([
  ...['close', 'switch-off', 'put'].map((verb) => [verb, 5] as const),
  ...['spill', 'knock', 'force'].map((verb) => [verb, -40] as const),
  ...['lock', 'discard', 'throw'].map((verb) => [verb, -35] as const),
  ...['look', 'stand', 'move', 'inspect'].map((verb) => [verb, -8] as const),
  ...[['call', -30] as const, ['take', 0] as const],
])('order: %s is worth %d', (verb, points) => {
  expect(tidiness(weighing(verb))).toBe(points);
  const orderly = weighing(verb, { temper: { conscientiousness: 90 } });
  expect(tidiness(orderly)).toBe(points === 5 ? 15 : points);
});

describe('wishes', () => {
  const wish = (kind: string, more: object = {}) =>
    ({ kind, weight: 100, text: '', goal: kind, ...more }) as unknown as Wish;
  const worth = (text: string, one: Wish, seen: Seen = {}) => serves(weighing(text, seen, [one]));
  const friend = (place: string, affinity: number) => ({
    more: {
      affinity: { mio: affinity },
      believed: { characters: new Map([['mio', { id: 'mio', place }]]), props: new Map() },
    },
  });
  const at = (place: object) => ({
    more: { believed: { characters: new Map(), props: new Map([['key', { at: place }]]) } },
  });
  const hungry = wish('need', { need: 'satiety' });
  const tired = wish('need', { need: 'energy' });
  const curious = wish('curiosity', { about: 'box' });
  const lost = wish('persistence', { about: 'key', text: 'silver key' });
  const rows: readonly [string, Wish, Seen, number][] = [
    ['eat bread', hungry, {}, 100],
    ['drink tea', hungry, {}, 60],
    ['take tea', hungry, {}, 0],
    ['sit', tired, {}, 80],
    ['eat bread', tired, {}, 0],
    ['eat bread', wish('need', { need: 'mood' }), {}, 0],
    ['give cup ayu', wish('company'), { others: ['ayu'] }, 60],
    ['move - hall', wish('company'), {}, 50],
    ['move - hall', wish('company'), friend('hall', 5), 100],
    ['move - hall', wish('company'), friend('hall', 0), 50],
    ['move - hall', wish('company'), friend('den', 5), 50],
    ['move - hall', wish('company'), { others: ['ayu'] }, 0],
    ['take cup', wish('company'), {}, 0],
    ...Object.entries({
      ...{ inspect: 100, open: 90, read: 100, use: 70, 'switch-on': 70, look: 50 },
      ...{ search: 60, take: 40, put: 0 },
    }).map(([verb, points]): [string, Wish, Seen, number] => [`${verb} box`, curious, {}, points]),
    ['inspect jar', curious, {}, 0],
    ...['take', 'unlock', 'open', 'use'].map((verb): [string, Wish, Seen, number] => [
      ...([`${verb} key`, lost, {}, 100] as const),
    ]),
    ['inspect key', lost, {}, 50],
    ['move - hall', lost, at({ place: 'hall' }), 95],
    ['move - den', lost, at({ place: 'hall' }), 0],
    ['search sofa', lost, {}, 75],
    ['force chest', lost, {}, 75],
    // Five of the seven pairs of letters are shared.
    ['put silver', lost, {}, (40 * 5) / 7],
    ['put spoon', lost, {}, 0],
    ['promise', wish('promise'), {}, 0],
    ['take lantern', wish('drive', { text: 'lantern' }), {}, 100],
    ['take hat', wish('drive', { text: 'lantern' }), {}, 0],
  ];
  it.each(rows)('%s for %j with %j: %d', (text, one, seen, points) => {
    expect(worth(text, one, seen)).toBeCloseTo(points);
  });

  it('the wish that is served most counts, and its weight with it', () => {
    const light = { ...hungry, weight: 10 };
    expect(serves(weighing('eat bread', {}, [light, hungry, tired]))).toBe(100);
    expect(serves(weighing('eat bread', {}, [light]))).toBe(10);
    expect(serves(weighing('eat bread'))).toBe(0);
  });

  const intention = {
    goal: 'persistence',
    steps: [{ do: { verb: 'move', target: 'hall' } }, { do: { verb: 'take', object: 'key' } }],
    at: 1,
  };
  const committed = (text: string | undefined, one: Wish | undefined, seen: Seen = {}) =>
    commitment(context(seen), {
      act: text === undefined ? undefined : act(text),
      ...{ wish: one, wishes: [lost] },
    } as never);

  it('a walk to where a lacking thing is believed to be is a plan of two steps', () => {
    expect(committed('move - hall', lost, at({ place: 'hall' }))).toEqual({
      ...{ intends: intention, step: 0 },
    });
    for (const [text, one, where] of [
      ['move - den', lost, { place: 'hall' }],
      ['move - hall', lost, { holder: 'mio' }],
      ['take key', lost, { place: 'hall' }],
      ['move - hall', curious, { place: 'hall' }],
      ['move - hall', { ...lost, about: undefined }, { place: 'hall' }],
    ] as const)
      expect(committed(text, one as Wish, at(where))).toEqual({});
  });

  it('what is next is gone on with, what is not is given up, and waiting changes nothing', () => {
    const going = (goal = 'persistence') => ({
      more: { self: { inner: { intention: { ...intention, goal } } } },
    });
    expect(committed('take key', lost, going())).toEqual({ step: 1 });
    expect(committed('take hat', lost, going())).toEqual({ intends: null });
    expect(committed(undefined, undefined, going())).toEqual({});
    expect(committed('take key', lost, going('another'))).toEqual({ intends: null });
  });
});
