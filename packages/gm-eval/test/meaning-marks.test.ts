// The gauge itself: a perfect, an empty and a wrong reader, and what counts as right in each set.
import { describe, expect, it } from 'vitest';
import { changesBetween } from '../src/meaning/changes-between.ts';
import { type GaugePart, gauge } from '../src/meaning/gauge.ts';
import { HALVES, halfOf } from '../src/meaning/half.ts';
import type { ChangeLabel } from '../src/meaning/labels/after-label.ts';
import type { PartLabel } from '../src/meaning/labels/played-label.ts';
import type { SpokenLabel } from '../src/meaning/labels/spoken-label.ts';
import { markAfter } from '../src/meaning/mark-after.ts';
import { markClaims } from '../src/meaning/mark-claims.ts';
import { markLine } from '../src/meaning/mark-line.ts';
import { markPlayedText } from '../src/meaning/mark-played.ts';
import {
  LABEL_SCHEMAS,
  meaningWorld,
  readLabels,
  readRound,
  roundNames,
  type SetName,
} from '../src/meaning/meaning-files.ts';
import type {
  ActRead,
  ChangeRead,
  MeaningReader,
  PartRead,
} from '../src/meaning/meaning-reader.ts';
import { isNamed } from '../src/meaning/same-name.ts';
import { shuffled } from '../src/meaning/shuffled.ts';

const SETS = Object.keys(LABEL_SCHEMAS) as SetName[];
const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
  new Map(list.map((one) => [one.id, one]));
const labels = {
  lines: byId(readLabels('lines')),
  played: byId(readLabels('played')),
  claims: byId(readLabels('claims')),
  after: byId(readLabels('after')),
};

const sayAct = ({ about = [], may: _, or: _or, ...act }: SpokenLabel): ActRead => ({
  ...act,
  about,
});
const sayPart = (part: PartLabel): PartRead => {
  if (part.is === 'meta') return part;
  if (part.is === 'saying') return { ...part, acts: part.acts.map(sayAct) };
  const { verb, mood, roles } = part;
  return { is: 'deed', verb, mood, roles: roles as Extract<PartRead, { is: 'deed' }>['roles'] };
};
const sayChange = (change: ChangeLabel): ChangeRead =>
  'at' in change
    ? { ...change, at: change.at[0] ?? '' }
    : 'state' in change
      ? { ...change, state: change.state.slice(0, 1) }
      : change;

/** Knows all answers. */
const perfect: MeaningReader = {
  lines: ({ id }) => (labels.lines.get(id)?.acts ?? []).map(sayAct),
  played: ({ id }) => (labels.played.get(id)?.parts ?? []).map(sayPart),
  claims: ({ id }) => {
    const { claims = [], contradicts = false } = labels.claims.get(id) ?? {};
    return { contradicts, claims: claims.map((one) => ({ ...one, isNow: one.mood === 'now' })) };
  },
  after: ({ id }) => {
    const { denied, changes = [] } = labels.after.get(id) ?? {};
    return { reason: denied?.[0] ?? null, changes: changes.map(sayChange) };
  },
};
/** Reads nothing, and denies nothing. */
const empty: MeaningReader = {
  lines: () => [],
  played: () => [],
  claims: () => ({ claims: [], contradicts: false }),
  after: () => ({ reason: null, changes: [] }),
};
/** Takes all words for telling, all deeds for taking, sees night everywhere and denies every turn. */
const wrong: MeaningReader = {
  lines: () => [{ act: 'tell', about: [] }],
  played: () => [{ is: 'deed', verb: 'take', mood: 'done', roles: {} }],
  claims: () => ({
    claims: [{ about: 'time', is: ['night'], isNow: true }],
    contradicts: true,
  }),
  after: () => ({ reason: 'MISSING_OBJECT', changes: [{ other: 'time' }] }),
};

const rate = ({ figures }: GaugePart, name: string) =>
  figures.find((figure) => figure.name === name)?.share.rate ?? Number.NaN;
const decided = ({ figures: [first] }: GaugePart) => first?.share.rate ?? Number.NaN;

describe('the sets', () => {
  it.each([
    ['lines', 1_500],
    ['played', 400],
    ['claims', 300],
    ['after', 300],
  ] as const)('%s are at least %i, each under an id of its own, in two halves', (set, n) => {
    const own = readLabels(set);
    expect(own.length).toBeGreaterThanOrEqual(n);
    expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
    for (const language of ['en', 'ja']) {
      const some = own.filter((one) => one.language === language);
      expect(some.length).toBeGreaterThanOrEqual(n * 0.4);
      for (const half of HALVES) {
        const share = some.filter(({ id }) => halfOf(id) === half).length / some.length;
        expect(share).toBeGreaterThan(0.4);
      }
    }
  });

  it('stand in many worlds, and name only those who are there', () => {
    const all = SETS.flatMap((set) => readLabels(set));
    const names = [...new Set(all.map(({ world }) => world))];
    expect(names.length).toBeGreaterThanOrEqual(25);
    for (const { world, speaker } of all)
      expect(Object.keys(meaningWorld(world).characters ?? {})).toContain(speaker);
  });

  it('of rounds kept apart stand in worlds there are, each label under an id of its own', () => {
    for (const name of roundNames())
      for (const set of SETS) {
        const own = readRound(name, set);
        expect(new Set(own.map(({ id }) => id)).size).toBe(own.length);
        for (const { world } of own) expect(meaningWorld(world).locations).toBeDefined();
      }
    expect(readRound('a', 'played').length).toBeGreaterThan(300);
    expect(() => meaningWorld('nowhere')).toThrow('there is no world "nowhere"');
  });

  it('hold no text twice', () => {
    for (const set of SETS) {
      const texts = readLabels(set).map(({ language, world, text }) =>
        [language, world, text].join(),
      );
      expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
    }
  });
});

describe('the gauge', () => {
  it('gives a perfect reader all, in every figure, and chance far less', () => {
    for (const part of gauge(perfect)) {
      for (const { share, byChance } of part.figures) {
        if (share.of > 0) expect(share.rate).toBe(1);
        if (share === part.figures[0]?.share) expect(byChance.rate).toBeLessThan(0.5);
      }
      expect(part.misses).toEqual([]);
      expect(part.confusions).toEqual([]);
    }
  });

  it('gives an empty reader nothing of what is to be found', () => {
    for (const part of gauge(empty)) {
      const found = { lines: 'acts found', played: 'deeds found', claims: 'asserted and found' };
      const name = part.set === 'after' ? 'changes made' : found[part.set];
      expect(rate(part, name)).toBe(0);
      expect(decided(part)).toBeLessThan(0.6);
    }
  });

  it('gives a wrong reader something in between, and tells what it mistook', () => {
    const parts = gauge(wrong);
    const lines = parts.filter(({ set }) => set === 'lines');
    for (const part of lines) {
      expect(rate(part, 'acts found')).toBeGreaterThan(0.05);
      expect(rate(part, 'acts found')).toBeLessThan(0.5);
    }
    for (const part of parts) expect(decided(part)).toBeLessThan(0.3);
    const [worst] = lines.find(({ half }) => half === 'build')?.confusions ?? [];
    expect(worst?.takenFor[0]?.[0]).toBe('tell');
    expect(lines.find(({ half }) => half === 'held')?.confusions).toEqual([]);
    expect(lines.find(({ half }) => half === 'held')?.misses).toEqual([]);
  });

  it('deals labels out by its seed', () => {
    const list = Array.from({ length: 50 }, (_, i) => i);
    expect(shuffled(list, 1)).toEqual(shuffled(list, 1));
    expect(shuffled(list, 1)).not.toEqual(shuffled(list, 2));
    expect([...shuffled(list, 1)].sort((a, b) => a - b)).toEqual(list);
  });
});

const world = {
  characters: { Mia: { aliases: ['boss'] } },
  props: { 'brass key': { aliases: ['opener'] }, 真鍮の鍵: {}, 小鍵: {} },
};

it.each([
  ['brass key', 'key', true],
  ['brass key', 'opener', true],
  ['brass key', 'BRASS KEY', true],
  ['opener', 'brass key', true],
  ['brass key', 'brass', false],
  ['brass key', 'ey', false],
  ['真鍮の鍵', '鍵', true],
  ['小鍵', '鍵', false],
  ['Mia', 'boss', true],
  ['Mia', '', false],
])('%s, read as "%s": %s', (label, read, isRight) => {
  expect(isNamed(label, { read: [read], world })).toBe(isRight);
});

describe('acts of a line', () => {
  const ask: SpokenLabel = { act: 'ask-wh', to: 'Mia', about: ['brass key'], asks: 'where' };
  const thank: SpokenLabel = { act: 'thank', may: true };
  const read = (...acts: string[]) =>
    markLine({ acts: [ask, thank] }, { read: acts.map((act) => ({ act, about: [] })), world })
      .figures;
  it.each([
    [['ask-wh'], [1, 1]],
    [
      ['ask-wh', 'thank'],
      [1, 1],
    ],
    [
      ['ask-wh', 'ask-wh'],
      [1, 1],
    ],
    [
      ['thank', 'ask-wh'],
      [0, 1],
    ],
    [['ask'], [0, 1]],
    [
      ['ask-wh', 'tell'],
      [0, 1],
    ],
    [[], [0, 1]],
  ])('%j are %j', (acts, whole) => {
    expect(read(...acts)['lines wholly right']).toEqual(whole);
  });
  it('count the wider act apart', () => {
    expect(read('ask')['acts found']).toEqual([0, 1]);
    expect(read('ask')['acts found, widely']).toEqual([1, 1]);
  });
  it('are right in content and address only with what was named', () => {
    const mark = (one: Partial<ActRead>) =>
      markLine({ acts: [ask] }, { read: [{ act: 'ask-wh', about: [], ...one }], world }).figures;
    expect(mark({ asks: 'where', about: ['key'], to: 'boss' })).toMatchObject({
      'content right': [1, 1],
      'addressee of those found': [1, 1],
    });
    expect(mark({ asks: 'where' })['content right']).toEqual([0, 1]);
    const request: SpokenLabel = { act: 'request', does: 'open', not: true };
    const asked = (not: boolean) =>
      markLine(
        { acts: [request] },
        { read: [{ act: 'request', does: 'open', about: [], not }], world },
      ).figures['content right'];
    expect(asked(true)).toEqual([1, 1]);
    expect(asked(false)).toEqual([0, 1]);
  });
});

describe('parts of a played text', () => {
  const open = { is: 'deed', verb: 'open', or: ['unlock'], mood: 'done' } as const;
  const label = { parts: [{ ...open, or: ['unlock'], roles: { tool: ['brass key'] } }] };
  const deed = (verb: string, tool?: string, mood = 'done'): PartRead => ({
    ...{ is: 'deed', verb, mood },
    roles: tool === undefined ? {} : { tool: [tool] },
  });
  it.each([
    ['right', [deed('open', 'key')], 1],
    ['by the other verb', [deed('unlock', 'key')], 1],
    ['with a gesture', [deed('emote'), deed('open', 'key')], 1],
    ['by a longer name', [deed('open', 'the old brass key')], 1],
    ['without its tool', [deed('open')], 0],
    ['only meant', [deed('open', 'key', 'meant')], 0],
    ['with one step too many', [deed('open', 'key'), deed('take')], 0],
  ])('%s', (_, read, hits) => {
    expect(markPlayedText(label, { read, world }).figures['texts wholly right']).toEqual([hits, 1]);
  });
});

describe('claims', () => {
  const night = { about: 'time', is: ['night', 'late-night'], mood: 'now' } as const;
  const label = { claims: [{ ...night, is: [...night.is] }], contradicts: false };
  const mark = (is: string, isNow: boolean) =>
    markClaims(label, {
      read: { claims: [{ about: 'time', is: [is], isNow }], contradicts: false },
      world,
    }).figures['texts wholly right'];
  it('are right when asserted now, and at an hour that is meant', () => {
    expect(mark('night', true)).toEqual([1, 1]);
    expect(mark('night', false)).toEqual([0, 1]);
    expect(mark('noon', true)).toEqual([0, 1]);
  });
});

describe('the world after a turn', () => {
  const before = {
    characters: { Mia: { location: 'hall', holding: [] } },
    props: { lamp: { location: 'hall', state: ['off'] }, bun: { location: 'hall' } },
    events: [],
  };
  const after = {
    characters: { Mia: { location: 'yard', holding: ['lamp'] } },
    props: { lamp: { location: 'Mia', state: ['on'] } },
    events: ['something'],
  };
  const all: ChangeLabel[] = [
    { thing: 'lamp', at: ['Mia'] },
    { thing: 'lamp', state: ['on'] },
    { thing: 'bun', gone: true },
    { person: 'Mia', at: ['yard', 'garden'] },
  ];
  const whole = (changes: ChangeLabel[], world_: unknown = after) =>
    markAfter({ changes }, { reason: null, changes: changesBetween(before, world_) }).figures[
      'turns wholly right'
    ];
  it('is right when all that was meant has changed, and nothing else', () => {
    expect(whole(all)).toEqual([1, 1]);
    for (const one of all) expect(whole(all.filter((it) => it !== one))).toEqual([0, 1]);
    expect(whole([...all, { thing: 'lamp', made: true }])).toEqual([0, 1]);
    expect(whole([...all, { thing: 'lamp', made: true, may: true }])).toEqual([1, 1]);
    expect(changesBetween(before, before)).toEqual([]);
  });
  it('is wrong with two opposite states, or denied for nothing', () => {
    const both = { ...after, props: { lamp: { location: 'Mia', state: ['on', 'off'] } } };
    expect(whole(all, both)).toEqual([0, 1]);
    const denied = markAfter({ changes: [] }, { reason: 'NOT_OWNED', changes: [] });
    expect(denied.figures['turns wholly right']).toEqual([0, 1]);
  });
});
