// Arcs by rule: a tenth at most, milestones once, phases and completion.
import { PLAY_EVENTS, type PlayEventKind } from '@hakoniwa/protocol/sessions';
import { expect, it } from 'vitest';
import type { Arc } from '../pack/arc.ts';
import type { Campaign } from '../pack/campaign.ts';
import type { PlayState } from '../state/play-state.ts';
import { advanceArc, arcGain } from './advance-arc.ts';
import type { ArcState } from './arc-state.ts';
import { arcNamed, nextArc } from './next-arc.ts';

const name = (text: string) => ({ ja: text, en: text });
const phase = (id: string, quest: string) => ({
  title: name(id),
  text: name(id),
  milestones: [{ id, title: name(id), needs: { quests: [quest], talkedTo: ['kanata'] } }],
});
const ARC = {
  ...{ title: name('arc'), description: name(''), conflict: name(''), type: 'personal_story' },
  phases: [phase('m1', 'q1'), phase('m2', 'q2'), phase('m3', 'q3')],
  next: 'the_next',
} as Arc;
const FRESH: ArcState = {
  id: 'a',
  arc: 'arc',
  progress: 0,
  phase: 1,
  phases: 3,
  reached: [],
  begun: [],
};

function session(turns: number, input: { moving?: number; done?: string[]; met?: string[] } = {}) {
  const { moving = 0, done = [], met = ['kanata'] } = input;
  const events = Array.from({ length: moving }, (_, i) => {
    return { kind: 'npc.talked' as PlayEventKind, turnNumber: i + 1 };
  });
  const state = {
    quests: Object.fromEntries(done.map((id) => [id, { status: 'completed', done: {} }])),
    met: Object.fromEntries(met.map((id) => [id, { talks: 1, session: 1, said: [] }])),
    ...{ visited: {}, fragments: {} },
  } as unknown as PlayState;
  return { turnCount: turns, events, state };
}

it.each([
  [0, 0, 0],
  [4, 1, 3],
  [10, 5, 10],
  [100, 100, 10],
])('[C67] %i turns with %i moving ones move an arc by %i percent', (turns, moving, gain) => {
  expect(arcGain(session(turns, { moving }))).toBe(gain);
});

/** What a story is moved on by: something is over, found or decided; not what one merely looks at or does by the way. */
const MOVES: Readonly<Partial<Record<PlayEventKind, number>>> = {
  ...{ 'battle.finished': 1, 'quest.completed': 1, 'fragment.found': 1 },
  ...{ 'fragment.collected': 1, 'npc.talked': 1, 'choice.made': 1, 'log.compiled': 1 },
};

it.each(PLAY_EVENTS.map((kind) => [kind, MOVES[kind] ?? 0] as const))(
  '[C67] an event of the kind %s moves an arc by %i, once a turn',
  (kind, gain) => {
    const events = [1, 1].map((turnNumber) => ({ kind, turnNumber }));
    expect(arcGain({ ...session(0), events })).toBe(gain);
  },
);

it('[C67] goes on to the last phase and is over at a hundred, never beyond', () => {
  let state = FRESH;
  const phases: number[] = [];
  for (let i = 0; i < 12; i++) {
    const outcome = advanceArc(ARC, { before: state, session: session(100, { moving: 100 }) });
    phases.push(outcome.phase);
    expect(outcome.progress).toBe(Math.min(100, 10 * (i + 1)));
    expect(outcome.status).toBe(i < 9 ? 'active' : 'completed');
    expect(outcome.next).toBe(i < 9 ? null : 'the_next');
    state = { ...state, ...outcome, reached: [] };
  }
  expect(phases).toEqual([1, 1, 1, 2, 2, 2, 3, 3, 3, 3, 3, 3]);
});

it('[C68] reaches a milestone when all it needs is there, once, and goes to the next phase once', () => {
  const missing = advanceArc(ARC, {
    before: FRESH,
    session: session(1, { done: ['q1'], met: [] }),
  });
  expect(missing).toMatchObject({ milestones: [], phase: 1 });
  const met = advanceArc(ARC, { before: FRESH, session: session(1, { done: ['q1'] }) });
  expect(met).toMatchObject({ milestones: ['m1'], phase: 2 });
  const again = { ...FRESH, phase: 2, reached: ['m1'] };
  expect(advanceArc(ARC, { before: again, session: session(1, { done: ['q1'] }) })).toMatchObject({
    ...{ milestones: [], phase: 2 },
  });
});

it('[C68] lets a milestone of a phase that passed be reached later', () => {
  const late = { ...FRESH, phase: 2, progress: 40 };
  const outcome = advanceArc(ARC, { before: late, session: session(1, { done: ['q1'] }) });
  expect(outcome).toMatchObject({ milestones: ['m1'], phase: 2 });
});

const stand = (answers: Arc['answers']) => ({
  ...ARC,
  phases: [phase('x', 'q')],
  answers,
  next: undefined,
});
const campaign = {
  session: {
    firstArc: 'one',
    arcs: {
      one: { ...ARC, next: 'two' },
      two: { ...ARC, next: undefined },
      lamps: stand('corruption'),
      table: stand('peace'),
    },
  },
} as unknown as Campaign;

it('[C67] after the arcs of the pack comes one that answers to the world, and never none', () => {
  const axes = { peace: 70, corruption: 60 };
  const begun: string[] = [];
  for (let arc = 0; arc < 7; arc++) begun.push(nextArc({ campaign, begun, axes }) ?? 'none');
  expect(begun).toEqual(['one', 'two', 'lamps', 'table', 'lamps@2', 'table@2', 'lamps@3']);
  expect(nextArc({ campaign, begun: ['one', 'two'], axes: { peace: 10, corruption: 60 } })).toBe(
    'table',
  );
  expect(arcNamed(campaign, 'lamps@3')).toMatchObject({ part: 3, arc: { answers: 'corruption' } });
  const few = {
    session: { firstArc: 'one', arcs: { one: { ...ARC, next: undefined } } },
  } as unknown as Campaign;
  expect(nextArc({ campaign: few, begun: ['one'], axes })).toBeNull();
});
