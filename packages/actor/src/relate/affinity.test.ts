// How far people move towards each other and what stays open between them, in exact points.
import type { EventDraft, World } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { warmed } from './affinity.ts';
import { relate } from './relate.ts';
import { threads } from './threads.ts';

const liked = (affinity: number, seq = 0): World => ({
  ...smallWorld({
    relations: { 'ayu>yana': { from: 'ayu', to: 'yana', affinity, bonds: ['kin'] } },
  }),
  seq,
});

function moved(world: World, by: number, from = 'ayu'): number {
  const [operation] = warmed(world, { from, to: 'yana', by });
  const value = operation && 'value' in operation ? operation.value : undefined;
  const before = world.relations.get(`${from}>yana` as never)?.affinity ?? 0;
  return ((value as { affinity: number } | undefined)?.affinity ?? before) - before;
}

it.each([
  [0, 10, 10],
  [50, 10, 5],
  [100, 10, 0],
  [-100, 10, 20],
  [0, -10, -10],
  [50, -10, -15],
  [-50, -10, -5],
  [-100, -10, 0],
  [0, 0, 0],
] as const)('from %i, %i points come to %i', (affinity, by, points) => {
  expect(moved(liked(affinity), by)).toBe(points);
});

it('parts of a point come as often as they are large, with their sign, and the same each time', () => {
  const steps = (by: number) => Array.from({ length: 400 }, (_, seq) => moved(liked(0, seq), by));
  for (const by of [0.3, -0.3, 1.5]) {
    const all = steps(by);
    expect(all).toEqual(steps(by));
    expect(new Set(all)).toEqual(new Set([Math.trunc(by), Math.trunc(by) + Math.sign(by)]));
    const mean = all.reduce((sum, one) => sum + one, 0) / all.length;
    expect(Math.abs(mean - by)).toBeLessThan(0.1);
  }
});

it('a first meeting adds, a later one replaces and keeps what binds them; nobody has no feelings', () => {
  expect(warmed(smallWorld(), { from: 'ayu', to: 'yana', by: 10 })).toEqual([
    {
      ...{ op: 'add', path: '/relations/ayu>yana' },
      value: { from: 'ayu', to: 'yana', affinity: 10, bonds: [] },
    },
  ]);
  expect(warmed(liked(0), { from: 'ayu', to: 'yana', by: 10 })).toEqual([
    {
      ...{ op: 'replace', path: '/relations/ayu>yana' },
      value: { from: 'ayu', to: 'yana', affinity: 10, bonds: ['kin'] },
    },
  ]);
  expect(warmed(smallWorld(), { from: 'ghost', to: 'yana', by: 10 })).toEqual([]);
});

const event = (type: string, more: object = {}): EventDraft =>
  ({
    type,
    actor: 'yana',
    outcome: 'done',
    witnesses: ['yana', 'ayu'],
    patch: [],
    ...more,
  }) as unknown as EventDraft;
const reacted = (one: EventDraft, world: World = liked(0)) =>
  (relate.react(world, one) as unknown as readonly { value: { affinity: number } }[]).map(
    ({ value }) => value.affinity,
  );

it.each([
  ['prop-given', { target: 'ayu' }, [4]],
  ['prop-thrown', { target: 'ayu' }, [-6]],
  ['prop-spilled', { target: 'ayu' }, [-5]],
  ['promise-broken', { target: 'ayu' }, [-10]],
  ['prop-given', { target: 'ayu', outcome: 'denied' }, []],
  ['prop-given', { target: 'ayu', actor: undefined }, []],
  ['prop-given', { target: 'table' }, []],
  ['prop-given', {}, []],
  ['prop-taken', { target: 'ayu' }, []],
  ['words-said', {}, []],
] as const)('%s with %j moves to %j', (type, more, affinities) => {
  expect(reacted(event(type, more))).toEqual(affinities);
});

const asked = (more: object = {}) =>
  event('words-said', {
    detail: {
      says: [{ act: 'greet' }, { act: 'ask-wh', asks: 'where' }],
      intents: [
        { intent: 'SAY', detail: 'x' },
        { intent: 'ASK', detail: 'Where?' },
      ],
    },
    ...more,
  });
const open = (more: object) => ({
  ...{ id: 'thread-1', kind: 'question', text: '?', owner: 'ayu', toward: 'yana', openedBy: 1 },
  ...more,
});
const withThread = (more: object) => {
  const world = smallWorld();
  return { ...world, threads: world.threads.set('thread-1' as never, open(more) as never) };
};

it('a question opens a thread towards the first who hears it', () => {
  const world = { ...smallWorld(), seq: 7 };
  expect(threads.react(world, asked())).toEqual([
    { op: 'add', path: '/counters/thread', value: 1 },
    {
      ...{ op: 'add', path: '/threads/thread-1' },
      value: {
        ...{ id: 'thread-1', kind: 'question', text: 'Where?', owner: 'yana', toward: 'ayu' },
        ...{ opened: world.clock.now, openedBy: 8 },
      },
    },
  ]);
  for (const none of [
    asked({ witnesses: ['yana'] }),
    asked({ actor: undefined }),
    asked({ detail: { says: [{ act: 'tell' }], intents: [{ intent: 'ASK', detail: 'Where?' }] } }),
    asked({ detail: { intents: [{ intent: 'ASK', detail: 'Where?' }] } }),
    asked({ detail: {} }),
    asked({ type: 'prop-taken' }),
  ])
    expect(threads.react(world, none)).toEqual([]);
});

it('a question goes to whom it is put, where they hear it', () => {
  const toward = (to: string) => {
    const says = [{ act: 'ask-yn', to }];
    const witnesses = ['yana', 'ayu', 'mio'];
    const [, added] = threads.react(smallWorld(), asked({ witnesses, detail: { says } }));
    return added && 'value' in added ? added.value : undefined;
  };
  expect(toward('mio')).toMatchObject({ toward: 'mio' });
  expect(toward('ben')).toMatchObject({ toward: 'ayu' });
});

it('a question is over when the one it was put to speaks, or after half an hour', () => {
  const { now } = smallWorld().clock;
  const closed = (more: object) =>
    threads
      .react(withThread({ opened: now, ...more }), event('words-said'))
      .map(({ op, path }) => `${op} ${path}`);
  const over = ['remove /threads/thread-1'];
  expect(closed({})).toEqual(over);
  expect(closed({ toward: 'mio' })).toEqual([]);
  expect(closed({ toward: 'mio', opened: now - 30 * 60_000 })).toEqual([]);
  expect(closed({ toward: 'mio', opened: now - 30 * 60_000 - 1 })).toEqual(over);
  expect(closed({ kind: 'promise' })).toEqual([]);
  expect(closed({ closed: now })).toEqual([]);
});
