// Proves that the evaluation itself sees what it must see: bad patches, lost words, unread denials.

import { createGm, readOutput } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { describe, expect, it } from 'vitest';
import type { EvalCase } from '../src/eval-case.ts';
import { lostWords } from '../src/kept-words.ts';
import { type CaseOutcome, runSet } from '../src/run-set.ts';
import { scoreSet } from '../src/score.ts';
import { applyStrictly, valueAtPointer } from '../src/strict-patch.ts';
import { shareOf } from '../src/wilson.ts';
import { checkSettled } from '../src/world-checks.ts';
import { checkReviews, hashOf } from './reviewed.ts';

const world = {
  locations: { hall: {} },
  characters: {
    Ann: { location: 'hall', holding: ['cup'] },
    Bo: { location: 'hall', holding: [] },
  },
  props: { cup: { location: 'Ann' }, 'a/b': { location: 'hall' } },
  events: [],
};
const turn: EvalCase = {
  id: 't',
  session: 't',
  speaker: 'Ann',
  raw_output: '*waves* Hello there, old friend.',
  worldState: world,
  speech: [],
  allowed: true,
};

type Response = NonNullable<CaseOutcome['response']>;
function response(part: Partial<Response>): Response {
  return {
    parsed: { thought: null, speech: 'Hello there, old friend.', action_intents: [] },
    allowed: true,
    denied_reason: null,
    world_delta: [],
    stall_score: 0,
    fact_cards: [],
    violations: [],
    resolution: [],
    claims: [],
    injection: { inject_world_state: false, inject_gm_feedback: false },
    format: { repairs: [], ignored: [] },
    guidance: [],
    stall: { score: 0, level: 'fine' },
    ...part,
  } as Response;
}

function outcome(part: Partial<CaseOutcome> = {}): CaseOutcome {
  return {
    one: turn,
    response: response({}),
    crash: undefined,
    lost: undefined,
    format: undefined,
    patchFaults: [],
    ...part,
  };
}

const denied = response({
  allowed: false,
  denied_reason: 'MISSING_OBJECT',
  violations: [
    { reason: 'MISSING_OBJECT', cause: 'nowhere', target: 'hat', intent: 'GET', text: 'take' },
  ],
});

describe('patches', () => {
  it('are applied to a copy, with escaped names', () => {
    const after = applyStrictly(world, [
      { op: 'replace', path: '/props/a~1b/location', value: 'Ann' },
    ]);
    expect(valueAtPointer(after, '/props/a~1b/location')).toBe('Ann');
    expect(world.props['a/b'].location).toBe('hall');
  });
  it.each([
    [{ op: 'replace', path: '/props/hat/location', value: 'hall' }],
    [{ op: 'remove', path: '/props/hat' }],
    [{ op: 'remove', path: '/characters/Ann/holding/7' }],
    [{ op: 'replace', path: '/events/-', value: 'x' }],
    [{ op: 'add', path: '/nowhere/at/all', value: 1 }],
    [{ op: 'add', path: '/props/~2', value: 1 }],
    [{ op: 'copy', path: '/props/cup', value: 1 }],
  ])('are refused when wrong: %j', (operation) => {
    expect(() => applyStrictly(world, [operation])).toThrow();
  });
  it.each([
    ['held and elsewhere', [{ op: 'replace', path: '/props/cup/location', value: 'hall' }]],
    ['not held', [{ op: 'replace', path: '/props/a~1b/location', value: 'Ann' }]],
    ['held 2 times', [{ op: 'add', path: '/characters/Bo/holding/-', value: 'cup' }]],
    ['was moved', [{ op: 'replace', path: '/characters/Bo/location', value: 'moon' }]],
    ['is gone', [{ op: 'remove', path: '/props/cup' }]],
    ['events', [{ op: 'replace', path: '/characters/Ann/location', value: 'hall' }]],
  ])('leave no unsound world: %s', (fault, delta) => {
    const { faults } = checkSettled(turn, {
      world,
      response: response({ world_delta: delta as never }),
    });
    expect(faults.join()).toContain(fault);
  });
});

describe('labels of the world afterwards', () => {
  const take = [
    { op: 'replace', path: '/props/a~1b/location', value: 'Bo' },
    { op: 'add', path: '/characters/Bo/holding/-', value: 'a/b' },
    { op: 'add', path: '/events/-', value: 'Bo takes it.' },
  ];
  const faults = (one: Partial<EvalCase>, delta: readonly object[] = take) =>
    checkSettled(
      { ...turn, ...one },
      { world, response: response({ world_delta: delta as never }) },
    ).faults;
  const taken = { '/props/a~1b/location': 'Bo', '/characters/Bo/holding': ['a/b'] };

  it('hold when all that changed is named, and what is named is so', () => {
    expect(faults({ delta: taken })).toEqual([]);
    expect(faults({ delta: { ...taken, '/characters/Ann/location': 'hall' } })).toEqual([]);
    expect(faults({ delta: { ...taken, '/props/hat': null } })).toEqual([]);
    expect(faults({})).toEqual([]);
  });
  it.each([
    ['something else', { '/props/a~1b/location': 'Bo' }, '/characters/Bo/holding has changed'],
    ['anything at all', {}, '/props/a~1b/location has changed'],
    ['other than it says', { ...taken, '/props/a~1b/location': 'Ann' }, 'is "Bo", not "Ann"'],
    ['what it says is gone', { ...taken, '/props/cup': null }, '/props/cup is {'],
  ])('fail when there changed %s', (_, delta, fault) => {
    expect(faults({ delta }).join()).toContain(fault);
  });
  it('say of words alone that nothing changes, unless either reading is fine', () => {
    const actions = [{ intent: 'SAY', target: 'Bo' }];
    expect(faults({ actions })).toHaveLength(2);
    expect(faults({ actions }, [])).toEqual([]);
    expect(faults({ actions, uncertain: true })).toEqual([]);
    expect(faults({ actions: [...actions, { intent: 'GET', target: 'a/b' }] })).toEqual([]);
  });
});

describe('words', () => {
  const reading = readOutput(turn.raw_output, {
    speaker: 'Ann',
    others: ['Bo'],
    language: { isAct: () => true },
  });
  it('are kept when the reading has them', () => {
    expect(lostWords({ ...turn, speech: ['old friend'] }, reading)).toBeUndefined();
    expect(lostWords({ ...turn, speech_tail: 'old friend.' }, reading)).toBeUndefined();
  });
  it('are lost when it has not', () => {
    expect(lostWords({ ...turn, speech: ['good bye'] }, reading)).toBe('good bye');
    const { allowed: _, ...unlabelled } = turn;
    const longer = {
      ...unlabelled,
      raw_output: `${turn.raw_output}\nAnd one more whole sentence.`,
    };
    expect(lostWords(longer, reading)).toContain('whole');
  });
});

describe('figures', () => {
  it('carry Wilson intervals', () => {
    const { low, high } = shareOf(12, 12);
    expect(low).toBeCloseTo(0.758, 3);
    expect(high).toBe(1);
  });
  it('count what was missed, wrongly denied and misnamed', () => {
    const bad: EvalCase = { ...turn, allowed: false, denied_reasons: ['NOT_OWNED'] };
    const score = scoreSet({ name: 'x', cases: [] }, [
      outcome({ response: denied }),
      outcome({ one: bad }),
      outcome({ one: bad, response: denied }),
    ]);
    expect(score.falseDenials.hits).toBe(1);
    expect(score.recall).toMatchObject({ hits: 1, of: 2 });
    expect(score.wrongReasons.hits).toBe(1);
    expect(score.passed).toBe(false);
  });
  it('leave uncertain turns out unless asked', () => {
    const doubtful = [outcome({ one: { ...turn, uncertain: true }, response: denied })];
    expect(scoreSet({ name: 'x', cases: [] }, doubtful).falseDenials.of).toBe(0);
    const asked = scoreSet({ name: 'x', cases: [] }, doubtful, { uncertain: true });
    expect(asked.falseDenials.hits).toBe(1);
  });
});

describe('reviews', () => {
  const { allowed: _label, ...unlabelled } = turn;
  const one = outcome({ one: unlabelled, response: denied });
  it('know a denial by its text, speaker and reason', () => {
    const review = { hash: hashOf(turn), reason: 'MISSING_OBJECT', agree: 'y' } as const;
    expect(checkReviews([one], new Map([[review.hash, review]])).agreed).toBe(1);
    const other = { ...review, reason: 'NOT_OWNED' };
    expect(checkReviews([one], new Map([[review.hash, other]])).unreviewed).toHaveLength(1);
    expect(checkReviews([one], new Map()).unreviewed).toHaveLength(1);
    expect(checkReviews([outcome({ response: denied })], new Map()).denials).toBe(0);
  });
});

it('what went before a turn is remembered and not scored', async () => {
  const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
  const asks = { speaker: 'Ann', raw_output: 'Where is the cup?' };
  const case3: EvalCase = { ...turn, ...asks, history: [asks, asks], allowed: false };
  const outcomes = runSet(gm, {
    name: 'asked',
    cases: [case3, { ...case3, id: 'u', session: 'u', history: [asks] }],
  });
  expect(outcomes.map(({ response }) => response?.denied_reason)).toEqual(['RATE_LIMITED', null]);
});
