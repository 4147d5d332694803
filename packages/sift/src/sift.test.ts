// The shipped patterns told and guarded, caps, time to live, half-told stories, pack data.
import { DAY_MS, MINUTE_MS } from '@hakoniwa/stage';
import { describe, expect, it } from 'vitest';
import {
  createSifter,
  fillCard,
  type Pattern,
  patternSchema,
  type SiftEvent,
  siftLog,
} from './index.ts';
import { patternSectionSchema } from './pattern.ts';
import { PATTERNS } from './test/shipped-patterns.ts';

type Short = Omit<Partial<SiftEvent>, 'tags' | 'at'> & {
  readonly tag: string;
  readonly minute?: number;
};

/** Events one minute apart unless they say otherwise. */
const log = (...shorts: readonly Short[]): readonly SiftEvent[] =>
  shorts.map(({ tag, minute, ...over }, seq) => ({
    seq,
    at: (minute ?? seq) * MINUTE_MS,
    type: 'event',
    tags: [tag],
    outcome: 'done',
    witnesses: [],
    ...over,
  }));

const by = (id: string): Pattern => {
  const pattern = PATTERNS.find((one) => one.id === id);
  if (pattern === undefined) throw new Error(`no pattern ${id}`);
  return pattern;
};

const ab = { actor: 'ann', target: 'bob' };
const ba = { actor: 'bob', target: 'ann' };

/** id, the story told, the same story spoiled. */
const STORIES: readonly (readonly [string, readonly Short[], readonly Short[]])[] = [
  [
    'broken-promise',
    [
      { tag: 'promise', ...ab },
      { tag: 'promise-broken', ...ab },
    ],
    [
      { tag: 'promise', ...ab },
      { tag: 'promise-kept', ...ab },
      { tag: 'promise-broken', ...ab },
    ],
  ],
  [
    'feud',
    [
      { tag: 'harm', ...ab },
      { tag: 'harm', ...ba },
      { tag: 'harm', ...ab },
    ],
    [
      { tag: 'harm', ...ab },
      { tag: 'apology', ...ab },
      { tag: 'harm', ...ba },
      { tag: 'harm', ...ab },
    ],
  ],
  [
    'secret-revealed',
    [
      { tag: 'secret-learned', ...ab, object: 's' },
      { tag: 'secret-told', ...ab, object: 's' },
    ],
    [
      { tag: 'secret-learned', ...ab, object: 's' },
      { tag: 'secret-told', ...ab, object: 'z' },
    ],
  ],
  [
    'false-belief',
    [
      { tag: 'belief-false', actor: 'ann', object: 'key' },
      { tag: 'act', actor: 'ann', object: 'key', outcome: 'denied' },
    ],
    [
      { tag: 'belief-false', actor: 'ann', object: 'key' },
      { tag: 'belief-corrected', actor: 'ann', object: 'key' },
      { tag: 'act', actor: 'ann', object: 'key' },
    ],
  ],
  [
    'persistence',
    [
      { tag: 'act', actor: 'ann', object: 'door', outcome: 'denied' },
      { tag: 'act', actor: 'ann', object: 'door', outcome: 'denied' },
      { tag: 'act', actor: 'ann', object: 'door' },
    ],
    [
      { tag: 'act', actor: 'ann', object: 'door', outcome: 'denied' },
      { tag: 'act', actor: 'bob', object: 'door', outcome: 'denied' },
      { tag: 'act', actor: 'ann', object: 'door' },
    ],
  ],
  [
    'giving-up',
    [
      { tag: 'act', actor: 'ann', object: 'door', outcome: 'denied' },
      { tag: 'act', actor: 'ann', object: 'door', outcome: 'denied' },
      { tag: 'give-up', actor: 'ann', object: 'door' },
    ],
    [
      { tag: 'act', actor: 'ann', object: 'door', outcome: 'denied' },
      { tag: 'give-up', actor: 'ann', object: 'door' },
    ],
  ],
  [
    'reversal',
    [
      { tag: 'contest-won', ...ab },
      { tag: 'contest-won', ...ab },
      { tag: 'contest-won', ...ba },
    ],
    [
      { tag: 'contest-won', ...ab },
      { tag: 'contest-won', ...ba },
    ],
  ],
  [
    'reconciliation',
    [
      { tag: 'harm', ...ab },
      { tag: 'apology', ...ab },
      { tag: 'forgiveness', ...ba },
    ],
    [
      { tag: 'harm', ...ab },
      { tag: 'apology', ...ab },
      { tag: 'harm', ...ab },
      { tag: 'forgiveness', ...ba },
    ],
  ],
  [
    'object-with-history',
    [
      { tag: 'transfer', ...ab, object: 'ring' },
      { tag: 'transfer', actor: 'bob', target: 'cat', object: 'ring' },
    ],
    [
      { tag: 'transfer', ...ab, object: 'ring' },
      { tag: 'transfer', ...ba, object: 'ring' },
    ],
  ],
  [
    'unused-object',
    [
      { tag: 'introduced', object: 'gun', minute: 0 },
      { tag: 'talk', minute: 25 },
    ],
    [
      { tag: 'introduced', object: 'gun', minute: 0 },
      { tag: 'used', object: 'gun', minute: 3 },
      { tag: 'talk', minute: 25 },
    ],
  ],
  [
    'unrequited',
    [
      { tag: 'affection', ...ab },
      { tag: 'rejection', ...ba },
      { tag: 'affection', ...ab },
    ],
    [
      { tag: 'affection', ...ab },
      { tag: 'rejection', ...ba },
      { tag: 'affection', ...ba },
      { tag: 'affection', ...ab },
    ],
  ],
  [
    'triangle',
    [
      { tag: 'affection', ...ab },
      { tag: 'affection', actor: 'cat', target: 'bob' },
      { tag: 'affection', ...ab, witnesses: ['cat'] },
    ],
    [
      { tag: 'affection', ...ab },
      { tag: 'affection', actor: 'cat', target: 'bob' },
      { tag: 'affection', ...ab, witnesses: [] },
    ],
  ],
  [
    'rivalry',
    [
      { tag: 'contest-won', ...ab },
      { tag: 'contest-won', ...ba },
      { tag: 'contest-won', ...ab },
    ],
    [
      { tag: 'contest-won', ...ab },
      { tag: 'contest-won', ...ab },
      { tag: 'contest-won', ...ab },
    ],
  ],
  [
    'unresolved-thread',
    [
      { tag: 'question', ...ab, minute: 0 },
      { tag: 'talk', minute: 9 },
    ],
    [
      { tag: 'question', ...ab, minute: 0 },
      { tag: 'answer', ...ba, minute: 1 },
      { tag: 'talk', minute: 9 },
    ],
  ],
  [
    'abandoned-goal',
    [
      { tag: 'goal-stated', actor: 'ann', object: 'boat', minute: 0 },
      { tag: 'talk', minute: 16 },
    ],
    [
      { tag: 'goal-stated', actor: 'ann', object: 'boat', minute: 0 },
      { tag: 'goal-touched', actor: 'ann', object: 'boat', minute: 5 },
      { tag: 'talk', minute: 16 },
    ],
  ],
];

describe('[SF2] shipped patterns', () => {
  it('has a story for every pattern', () => {
    expect(STORIES.map(([id]) => id).sort()).toEqual(PATTERNS.map((one) => one.id).sort());
  });

  it.each(STORIES)('%s is told once, and not when spoiled', (id, story, spoiled) => {
    const matches = siftLog(log(...story), { pattern: by(id) });
    expect(matches).toHaveLength(1);
    expect(siftLog(log(...spoiled), { pattern: by(id) })).toEqual([]);
    const card = fillCard(by(id).card, {
      roles: matches[0]?.roles ?? {},
      options: { language: 'en' },
    });
    expect(card).not.toMatch(/[{}]/);
  });

  it('is valid pack data', () => {
    expect(patternSectionSchema.parse(JSON.parse(JSON.stringify(PATTERNS)))).toEqual(PATTERNS);
  });
});

describe('[SF3] half-told stories', () => {
  const promise = log({ tag: 'promise', ...ab });

  it('lists them by progress, and forgets them after their time', () => {
    const sifter = createSifter(PATTERNS);
    let state = sifter.empty;
    for (const event of log({ tag: 'harm', ...ab }, { tag: 'harm', ...ba }))
      state = sifter.sift(state, event).state;
    const halves = sifter.partials(state, { minProgress: 0.5 });
    expect(halves[0]).toMatchObject({
      pattern: { id: 'feud' },
      roles: { first: 'ann', second: 'bob' },
      next: { tag: 'harm' },
    });
    expect(halves.every((half) => half.progress >= 0.5)).toBe(true);
    state = sifter.sift(state, {
      seq: 9,
      at: 90 * DAY_MS,
      type: 'x',
      outcome: 'done',
      witnesses: [],
    }).state;
    expect(sifter.partials(state)).toEqual([]);
  });

  it('keeps no more than the cap, the least told going first', () => {
    const capped: Pattern = { ...by('feud'), cap: 3 };
    const sifter = createSifter([capped]);
    let state = sifter.empty;
    for (let at = 0; at < 20; at += 1)
      state = sifter.sift(state, {
        seq: at,
        at: 0,
        type: 'e',
        tags: ['harm'],
        actor: `a${at}`,
        target: `b${at}`,
        outcome: 'done',
        witnesses: [],
      }).state;
    expect(sifter.partials(state).map((half) => half.roles.first)).toEqual(['a17', 'a18', 'a19']);
  });

  it('asks the world for facts', () => {
    const kind: Pattern = {
      ...by('broken-promise'),
      steps: [
        {
          tag: 'promise',
          bind: { actor: 'giver', target: 'receiver' },
          if: [{ fact: ['giver', 'kindness'] }],
        },
      ],
      unless: [],
    };
    expect(siftLog(promise, { pattern: kind })).toEqual([]);
    expect(
      siftLog(promise, {
        pattern: kind,
        facts: { has: (who, fact) => who === 'ann' && fact === 'kindness' },
      }),
    ).toHaveLength(1);
  });
});

describe('[SF4] pack patterns', () => {
  const good = {
    id: 'x',
    kind: 'k',
    weight: 1,
    ttlMinutes: 5,
    card: 'c',
    steps: [{ type: 'a', bind: { actor: 'p' } }, { type: 'b' }],
  };

  it.each([
    ['no steps', { ...good, steps: [] }],
    ['a step without a name', { ...good, steps: [{}] }],
    ['any event first', { ...good, steps: [{ type: '*' }] }],
    ['a guard after the end', { ...good, unless: [{ after: 1, type: 'c' }] }],
    [
      'a guard on an unknown role',
      { ...good, unless: [{ after: 0, type: 'c', bind: { actor: 'q' } }] },
    ],
    [
      'a condition on an unbound role',
      {
        ...good,
        steps: [
          { type: 'a', if: [{ witnessed: 'p' }] },
          { type: 'b', bind: { actor: 'p' } },
        ],
      },
    ],
    ['an unknown key', { ...good, extra: 1 }],
    ['an id with capitals', { ...good, id: '__proto__' }],
  ])('refuses %s', (_, data) => {
    expect(patternSchema.safeParse(data).success).toBe(false);
  });

  it('reads the spans of one that counts turns as minutes', () => {
    const { ttlMinutes, ...rest } = good;
    const steps = (span: object) => [good.steps[0], { type: 'b', if: [span] }];
    const counted = { ...rest, ttl: ttlMinutes };
    for (const kind of ['within', 'after'])
      expect(patternSchema.parse({ ...counted, steps: steps({ [`${kind}Turns`]: 3 }) })).toEqual({
        ...good,
        steps: steps({ [`${kind}Minutes`]: 3 }),
      });
  });

  it('takes a good one, and role values of any spelling', () => {
    const pattern = patternSchema.parse({
      ...good,
      steps: [
        { type: 'a', bind: { actor: 'p' } },
        { type: 'b', bind: { actor: 'p' } },
      ],
    });
    const events = ['__proto__', 'constructor', ''].flatMap((actor, at): SiftEvent[] => [
      { seq: at * 2, at: 0, type: 'a', actor, outcome: 'done', witnesses: [] },
      { seq: at * 2 + 1, at: 0, type: 'b', actor, outcome: 'done', witnesses: [] },
    ]);
    expect(siftLog(events, { pattern }).map((match) => match.roles.p)).toEqual([
      '__proto__',
      'constructor',
      '',
    ]);
  });
});
