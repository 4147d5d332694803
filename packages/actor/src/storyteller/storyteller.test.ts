// The storyteller: when it steps in, what it takes first, and that it takes nothing twice.
import type { HalfTold } from '@hakoniwa/sift';
import { seedRng } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import type { HappeningEntry } from './happening-table.ts';
import { NO_STORY, type StoryState, type StoryTurn, tellOn } from './storyteller.ts';

const text = (en: string) => ({ ja: `${en} (ja)`, en });
const bell: HappeningEntry = { id: 'bell', text: text('a bell') };
const thread = {
  id: 't1',
  kind: 'promise',
  owner: 'yana',
  toward: 'ayu',
  text: 'the book',
  opened: 0,
  openedBy: 1,
};

function world(more: Record<string, unknown> = {}) {
  return aWorld({
    places: [aPlace('hall'), aPlace('yard')],
    characters: [aCharacter('yana', 'hall', { name: 'Yana' }), aCharacter('ayu', 'hall')],
    props: [aProp('lamp', { place: 'hall' })],
    more: { language: 'en', clock: { now: 1_000, start: '2026-04-01' }, ...more },
  });
}

const told = {
  ...{ pattern: { id: 'quarrel' }, roles: { one: 'yana', two: 'ayu' }, events: [3, 8] },
} as unknown as HalfTold;

const dull = { topics: ['x'], speech: 'Hm.', mode: 'talk' as const, place: 'hall' };

/** All that is let happen in so many dull turns. */
function evening(turns: number, story: Partial<StoryTurn> = {}) {
  const asked: StoryTurn = {
    ...{ world: world(), turn: dull, table: [bell], halfTold: [], untouched: [] },
    ...{ place: 'hall', rng: seedRng(1) },
    ...story,
  };
  let state: StoryState = NO_STORY;
  const moves = [];
  for (let turn = 1; turn <= turns; turn++) {
    const move = tellOn(state, asked);
    state = move.state;
    if (move.injection) moves.push({ turn, ...move.injection });
  }
  return { moves, state };
}

describe('what is let happen', () => {
  it('says what it is, where, by whom and why', () => {
    const [first] = evening(12).moves;
    expect(first).toMatchObject({
      ...{ type: 'inject', by: 'storyteller', text: 'a bell', cause: 'table:bell', place: 'hall' },
    });
    expect(evening(12, { place: undefined }).moves[0]).not.toHaveProperty('place');
    expect(evening(12, { place: 'nowhere' }).moves[0]).not.toHaveProperty('place');
    expect(evening(12, { world: world({ language: 'ja' }) }).moves[0]?.text).toBe('a bell (ja)');
  });

  it('happens once, and is remembered; while nothing happens the quiet is counted', () => {
    const { moves, state } = evening(30);
    expect(moves).toHaveLength(1);
    expect(state.used).toEqual(['bell']);
    expect(state.quiet).toBe(30 - (moves[0]?.turn ?? 0));
    expect(evening(3, { table: [] }).state).toMatchObject({ used: [], quiet: NO_STORY.quiet + 3 });
  });

  it('leaves time between two', () => {
    const table = ['a', 'b', 'c'].map((id) => ({ id, text: text(id) }));
    const turns = evening(40, { table }).moves.map(({ turn }) => turn);
    expect(turns).toHaveLength(3);
    for (const [i, turn] of turns.entries())
      if (i > 0) expect(turn - (turns[i - 1] ?? 0)).toBeGreaterThanOrEqual(3);
  });
});

describe('what comes first', () => {
  const quarrel: HappeningEntry = { id: 'sorry', text: text('{one} sees {two}'), story: 'quarrel' };
  const moth: HappeningEntry = { id: 'moth', text: text('a moth'), thing: 'lamp' };
  const late = world({ threads: { t1: { ...thread, due: 1_000 } } });
  const all = { table: [bell, moth, quarrel], halfTold: [told], untouched: ['lamp'], world: late };

  it('is a story half told, then what is overdue, then what nobody touched, then the table', () => {
    expect(evening(60, all).moves.map(({ cause }) => cause)).toEqual([
      'half-told:quarrel',
      'overdue:t1',
      'untouched:lamp',
      'table:bell',
    ]);
    expect(evening(20, all).moves[0]?.text).toBe('Yana sees ayu');
  });

  it.each<[string, Partial<StoryTurn>, readonly string[]]>([
    [
      'a story of another pattern',
      { ...all, halfTold: [{ ...told, pattern: { id: 'gift' } } as HalfTold] },
      ['overdue:t1', 'untouched:lamp', 'table:bell'],
    ],
    [
      'what is not due yet',
      { ...all, halfTold: [], world: world({ threads: { t1: { ...thread, due: 1_001 } } }) },
      ['untouched:lamp', 'table:bell'],
    ],
    [
      'what has no time',
      { ...all, halfTold: [], world: world({ threads: { t1: thread } }) },
      ['untouched:lamp', 'table:bell'],
    ],
    [
      'what is settled',
      { ...all, halfTold: [], world: world({ threads: { t1: { ...thread, due: 5, closed: 6 } } }) },
      ['untouched:lamp', 'table:bell'],
    ],
    ['a thing that is gone', { table: [moth, bell], untouched: ['vase'] }, ['table:bell']],
    ['a thing without a line', { table: [bell], untouched: ['lamp'] }, ['table:bell']],
    ['another place', { table: [{ ...bell, place: 'yard' }] }, []],
    ['this very place', { table: [{ ...bell, place: 'hall' }] }, ['table:bell']],
    [
      'a sky that is not overhead',
      { table: [{ ...bell, weather: ['rain'] }], world: world({ weather: 'clear sky' }) },
      [],
    ],
    [
      'the sky overhead',
      { table: [{ ...bell, weather: ['rain'] }], world: world({ weather: 'heavy rain' }) },
      ['table:bell'],
    ],
    ['entries made for a story or a thing', { table: [quarrel, moth] }, []],
  ])('minds %s', (_, story, causes) => {
    expect(evening(60, story).moves.map(({ cause }) => cause)).toEqual(causes);
  });
});

describe('what people want, when nothing moves', () => {
  const wishing = (wants: object, props: readonly ReturnType<typeof aProp>[]) =>
    aWorld({
      places: [aPlace('hall'), aPlace('yard')],
      characters: [
        aCharacter('yana', 'hall', {
          name: 'Yana',
          desires: [{ id: 'wish', text: 'wish', weight: 50, term: 'short', wants }],
        }),
        aCharacter('ayu', 'hall'),
      ],
      props: [...props],
      more: { language: 'en' },
    });
  const television = (state: readonly string[]) =>
    aProp('tv', { place: 'hall' }, { name: 'television', kind: 'device', state });
  const on = { state: { prop: 'tv', has: 'on' } };

  it.each([
    [
      'what resisted gives way',
      wishing(on, [television(['off', 'broken'])]),
      { cause: 'wanted:tv', wants: on, text: 'All at once the television is as good as new.' },
    ],
    [
      'what is got comes undone',
      wishing(on, [television(['on'])]),
      { cause: 'undone:tv', wants: on, text: 'The television goes off by itself.' },
    ],
    [
      'what nobody can find comes to mind',
      wishing({ done: { verb: 'read', by: { as: 'self' }, object: 'map' } }, [
        aProp('map', { place: 'yard' }, { name: 'map', hidden: true }),
      ]),
      {
        cause: 'wanted:map',
        text: 'Yana suddenly has an idea where the map might be.',
        patch: expect.arrayContaining([
          expect.objectContaining({ path: '/beliefs/yana>props~1map' }),
          { op: 'replace', path: '/props/map/hidden', value: false },
        ]),
      },
    ],
  ])('[ST4] %s before anything of the table', (_name, world, told) => {
    expect(evening(12, { world }).moves[0]).toMatchObject(told);
  });

  it('[ST4] whatever stands there, where nobody wants anything; never twice', () => {
    const world = wishing({ holds: { character: 'yana', prop: 'tv' } }, [television(['on'])]);
    const { moves } = evening(60, { world });
    expect(moves.map(({ cause }) => cause)).toEqual(['undone:tv', 'table:bell']);
  });
});
