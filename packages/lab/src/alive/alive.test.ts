// How alive a scene is, on logs whose answer is known: a plan, the same deeds without sense, and tags that lie.
import {
  characterId,
  documentOf,
  type Json,
  MINUTE_MS,
  type SpeechAct,
  type SpokenAct,
} from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { alivePage } from './alive-page.ts';
import { goalsIn, goalsRisen, isSo } from './goals.ts';
import type { Followed } from './intentions.ts';
import type { Move } from './moves.ts';
import { plansIn } from './plans.ts';
import { framesOf } from './replay.ts';
import { servedBy } from './serves.ts';
import { shuffledMoves } from './shuffled-moves.ts';
import { undoneIn } from './undone.ts';
import { wantedInWords } from './wanted-in-words.ts';

const wants = { done: { verb: 'drink', by: { as: 'self' }, object: 'milk' } } as const;
const world = aWorld({
  places: [aPlace('kitchen', ['hall']), aPlace('hall', ['kitchen'])],
  characters: [
    aCharacter('yana', 'hall', {
      desires: [{ id: 'milk', text: 'milk', term: 'short', weight: 60, wants }],
    }),
    aCharacter('ayu', 'kitchen'),
  ],
  props: [
    aProp('fridge', { place: 'kitchen' }, { kind: 'container', state: ['locked'], key: 'key' }),
    aProp('key', { place: 'hall' }, { kind: 'key', portable: true }),
    aProp('cream', { place: 'kitchen' }, { kind: 'drink', portable: true }),
    aProp('milk', { inside: 'fridge' }, { kind: 'drink', portable: true }),
    aProp('lamp', { place: 'kitchen' }, { kind: 'device', state: ['off'] }),
  ],
});

/** One turn for each deed, written as `who verb object target`. */
function movesIn(...lines: readonly string[]): Move[] {
  return lines.map((line, index) => {
    const [who = '', verb = '', object, target] = line.split(' ');
    const act = {
      ...{ actor: characterId(who), verb },
      ...(object === undefined || object === '-' ? {} : { object }),
      ...(target === undefined ? {} : { target }),
    };
    return { turn: index + 1, who, act, command: { type: 'act', act } };
  });
}

function laid(moves: readonly Move[], followed: readonly Followed[] = []) {
  return { moves, frames: framesOf(world, moves), goals: goalsIn(world), followed };
}

const PLAN = ['yana take key', 'yana move - kitchen', 'ayu switch-on lamp', 'yana drink milk'];

it('[AL1] a deed serves when what its doer wanted is lost without it', () => {
  expect(servedBy(laid(movesIn(...PLAN)))).toEqual(['milk', 'milk', undefined, 'milk']);
});

it('[AL1] what others want, what comes too late and what was refused serves nothing', () => {
  expect(
    servedBy(laid(movesIn('ayu inspect fridge', 'ayu take cream', 'ayu drink cream'))),
  ).toEqual([undefined, undefined, undefined]);
  expect(servedBy(laid(movesIn('yana drink milk')))).toEqual([undefined]);
});

it('[AL2] a step counts for a later step it made possible, and not because it is called one', () => {
  const steps = [
    { do: { verb: 'switch-on', object: 'lamp' } },
    { do: { verb: 'inspect', object: 'fridge' } },
    { do: { verb: 'take', object: 'cream' } },
  ];
  const plan = { goal: 'desire:tea', steps, at: 0, since: 0 };
  const followed = [{ who: 'ayu', intention: plan, from: 1 }];
  const moves = movesIn('ayu switch-on lamp', 'ayu inspect fridge', 'ayu take cream');
  expect(servedBy(laid(moves, followed))).toEqual([undefined, undefined, undefined]);
  const onward = [...steps, { do: { verb: 'give', object: 'cream', target: 'ayu' } }];
  const whole = { who: 'yana', intention: { ...plan, steps: onward }, from: 1 };
  const gives = movesIn(
    'yana move - kitchen',
    'yana switch-on lamp',
    'yana take cream',
    'yana give cream ayu',
  );
  expect(servedBy(laid(gives, [whole]))).toEqual([
    'desire:tea',
    undefined,
    'desire:tea',
    undefined,
  ]);
});

it('[AL3] shuffled, the same deeds by the same people serve less', () => {
  const moves = movesIn(...PLAN);
  const served = [1, 2, 3, 4, 5, 6].map(
    (seed) => servedBy(laid(shuffledMoves(moves, seed))).filter((one) => one !== undefined).length,
  );
  expect(Math.max(...served)).toBeLessThanOrEqual(3);
  expect(Math.min(...served)).toBeLessThan(3);
  const mixed = shuffledMoves(moves, 3);
  expect(mixed.map(({ act }) => act?.actor)).toEqual(moves.map(({ act }) => act?.actor));
  expect(mixed.map(({ act }) => JSON.stringify(act)).sort()).toEqual(
    moves.map(({ act }) => JSON.stringify(act)).sort(),
  );
});

it('[AL4] on and off again for nothing is undone; on and off with a goal, or later, is not', () => {
  const undone = (...lines: string[]) => {
    const one = laid(movesIn(...lines));
    return undoneIn(one, servedBy(one));
  };
  expect(undone('ayu switch-on lamp', 'yana move - kitchen', 'yana switch-off lamp')).toEqual({
    changes: 2,
    undone: 1,
  });
  const looks = Array.from({ length: 4 }, () => 'ayu look');
  expect(undone('ayu switch-on lamp', ...looks, 'ayu switch-off lamp').undone).toBe(0);
});

const fetching = [
  { do: { verb: 'inspect', object: 'fridge' } },
  { do: { verb: 'take', object: 'cream' } },
];

function plan(who: string, goal: string, turns: { from: number; until?: number }): Followed {
  return { who, intention: { goal, steps: fetching, at: 0, since: 0 }, ...turns };
}

it('[AL5] plans are finished, given up aloud, or dropped', () => {
  const looks = Array.from({ length: 30 }, () => 'yana look');
  const moves = movesIn('ayu inspect fridge', 'ayu take cream', ...looks);
  const followed = [
    plan('ayu', 'curiosity:cream', { from: 1, until: 2 }),
    plan('yana', 'desire:milk', { from: 1, until: 3 }),
    plan('yana', 'desire:tea', { from: 14, until: 15 }),
    plan('yana', 'desire:cake', { from: 30 }),
  ];
  const letGo = { act: 'announce', about: { kind: 'wish' } } as const;
  const ends = plansIn(laid(moves, followed), [
    { turn: 3, who: 'yana', text: 'Never mind.', says: [letGo] },
    { turn: 15, who: 'yana', text: 'Nice weather.', says: [{ act: 'tell' }] },
  ]);
  expect(ends.map(({ end }) => end)).toEqual(['finished', 'given-up-aloud', 'dropped', 'open']);
});

it('[AL8] a plan is finished by what it was for, not by having done its steps', () => {
  const followed = [plan('yana', 'desire:milk', { from: 1, until: 4 })];
  const looks = Array.from({ length: 20 }, () => 'ayu look');
  const end = (...lines: string[]) =>
    plansIn(laid(movesIn(...lines, ...looks), followed), [])[0]?.end;
  expect(end('yana move - kitchen', 'yana inspect fridge', 'yana take cream')).toBe('dropped');
  expect(end(...PLAN)).toBe('finished');
});

it('[AL8] who goes on with what a plan was about has not dropped it yet', () => {
  const followed = [plan('yana', 'desire:milk', { from: 1, until: 2 })];
  const looks = (count: number) => Array.from({ length: count }, () => 'ayu look');
  const ends = (...lines: string[]) =>
    plansIn(laid(movesIn(...lines), followed), [
      {
        turn: 20,
        who: 'yana',
        text: 'No milk, then.',
        says: [{ act: 'announce', about: { kind: 'wish' } }],
      },
    ])[0]?.end;
  expect(ends(...looks(10), 'yana inspect milk', ...looks(20))).toBe('given-up-aloud');
  expect(ends(...looks(31))).toBe('dropped');
});

it('[AL8] who looks for company has found it where somebody is', () => {
  const followed = [plan('yana', 'company', { from: 1, until: 2 })];
  const looks = Array.from({ length: 20 }, () => 'ayu look');
  const end = (line: string) => plansIn(laid(movesIn(line, ...looks), followed), [])[0]?.end;
  expect([end('yana move - kitchen'), end('yana look')]).toEqual(['finished', 'dropped']);
});

it('[AL9] what rings is wanted to stop, and what one is asked for is wanted from then on', () => {
  const ring = { prop: 'lamp', has: 'ringing' };
  const loud = aWorld({
    ...{ places: [aPlace('kitchen')], characters: [aCharacter('ayu', 'kitchen')] },
    props: [aProp('lamp', { place: 'kitchen' }, { state: [ring.has] })],
  });
  expect(goalsRisen(framesOf(loud, []))).toEqual([
    { who: 'ayu', id: 'ringing:lamp', wants: { not: { state: ring } } },
  ]);
  const about = { kind: 'deed', of: 'switch-on', with: 'lamp' } as const;
  const line = { act: 'request', to: 'ayu', about } as const;
  const wanted = (says: readonly SpokenAct[], read: SpeechAct) =>
    wantedInWords({
      meant: [{ seq: 1, by: 'yana', at: 5, says }],
      heard: [{ seq: 1, acts: [read] }],
      practices: [],
    });
  const asked = wanted([line], 'request');
  expect(wanted([line], 'tell')).toEqual([]);
  const done = { verb: 'switch-on', by: 'ayu', object: 'lamp' };
  expect(asked).toEqual([{ who: 'ayu', id: 'request:yana', wants: { done }, since: 5 }]);
  const [goal] = asked;
  const deed = { verb: 'switch-on', actor: 'ayu', object: 'lamp' };
  const isSoAfter = (at: number) =>
    goal && isSo({ world, deeds: [{ ...deed, at }], isDone: true, change: '' }, goal);
  expect([isSoAfter(4), isSoAfter(6)]).toEqual([false, true]);
  const { to: _to, ...toNobody } = line;
  expect(wanted([toNobody], 'request')).toEqual([]);
});

it('[AL9] what two agree to do together is wanted by both, when their words say so', () => {
  const about = { kind: 'practice', of: 'drink' } as const;
  const meant = [
    { seq: 1, by: 'yana', at: 5, says: [{ act: 'propose', to: 'ayu', about }] },
    { seq: 2, by: 'ayu', at: 6, says: [{ act: 'accept', to: 'yana', about }] },
  ] as const;
  const practices = [{ id: 'drink', each: { verb: 'drink' }, within: 9 }];
  const wanted = (...acts: readonly SpeechAct[]) => {
    const heard = acts.map((act, at) => ({ seq: at + 1, acts: [act] }));
    return wantedInWords({ meant, heard, practices }).map(({ who, id, since }) => [who, id, since]);
  };
  expect(wanted('propose', 'accept')).toEqual([
    ['ayu', 'practice:drink', 6],
    ['yana', 'practice:drink', 6],
  ]);
  expect([wanted('tell', 'accept'), wanted('propose', 'tell')]).toEqual([[], []]);
});

it('[AL6] worlds that are told as documents say what people want', () => {
  const document = JSON.parse(JSON.stringify(documentOf(world))) as Json;
  expect(JSON.stringify(document)).toContain('"wants"');
  expect(goalsIn(world, { holds: { prop: 'milk' } }).map(({ who, id }) => `${who} ${id}`)).toEqual([
    'yana milk',
    'yana scenario',
    'ayu scenario',
  ]);
});

it('[AL9] a wish that comes back is true only so long, and what happens is wanted to be seen to', () => {
  const goal = { who: 'yana', id: 'milk', wants, again: 20 };
  const at = (minutes: number) => ({ ...world.clock, now: minutes * MINUTE_MS });
  const deed = { verb: 'drink', actor: 'yana', object: 'milk', at: 0 };
  const isSoAt = (minutes: number) =>
    isSo(
      { world: { ...world, clock: at(minutes) }, deeds: [deed], isDone: true, change: '' },
      goal,
    );
  expect([isSoAt(19), isSoAt(20)]).toEqual([true, false]);
  const shut = { state: { prop: 'fridge', has: 'closed' } };
  const swings = {
    type: 'inject',
    by: 'storyteller',
    text: 'It swings open.',
    wants: shut,
  } as const;
  const frames = framesOf(world, [{ turn: 1, who: 'ayu', command: swings }]);
  expect(goalsRisen(frames).map(({ who, id, wants: one }) => [who, id, one])).toEqual([
    ['ayu', 'happening:happening-1', shut],
    ['yana', 'happening:happening-1', shut],
  ]);
});

it('[AL10] the page tells every measure with its bar, its null and what is left without plans', () => {
  const interval = { low: 0.8, high: 0.9 } as never;
  const figures = [
    { measure: 'serves', of: 85, all: 100, interval, bar: { atLeast: 0.8 }, isMet: true },
    { measure: 'shuffled', of: 14, all: 100, interval },
    { measure: 'dropped', of: 6, all: 100, interval, bar: { atMost: 0.05 }, isMet: false },
  ] as const;
  const withoutPlans = [{ measure: 'serves', of: 28, all: 100, interval }] as const;
  const page = alivePage({
    ...{ figures, withoutPlans, packs: ['kitchen'], seeds: 2, turns: 60 },
    ...{ scenes: 4, scenesWithoutPlans: 3 },
  });
  expect(page).toMatch(
    /serve .*\| 85\.0 % \[80\.0, 90\.0\] ✓ \| ≥ 80\.0 % \| 14\.0 % \| 28\.0 % \|/,
  );
  expect(page).toMatch(/dropped .*\| 6\.0 % .* ✗ \| ≤ 5\.0 % \|/);
  expect(page).toContain('--seeds 2 --turns 60');
});
