// The progress detector in exact numbers: what a turn is worth, how a score rises, when an alarm rings and rests.
import { expect, it } from 'vitest';
import { NO_PROGRESS, type ProgressReport, type ProgressTurn, watchProgress } from './index.ts';
import { closest, lineSimilarity } from './repetition.ts';

const turn = (over: Partial<ProgressTurn> = {}): ProgressTurn => ({
  ...{ speech: '', topics: [], mode: 'talk', place: 'kitchen', ...over },
});

/** Takes turns in one after the other; gives the last state and every report. */
function play(turns: readonly ProgressTurn[]) {
  let state = NO_PROGRESS;
  const reports = turns.map((one): ProgressReport => {
    const next = watchProgress(state, { turn: one });
    state = next.state;
    return next.report;
  });
  return { state, reports };
}

const worth = (...turns: readonly Partial<ProgressTurn>[]) =>
  play(turns.map(turn)).state.turns.at(-1)?.progress;

it.each([
  ['worldChanged', 1],
  ['goalChanged', 1],
  ['threadClosed', 1],
  ['relationChanged', 0.8],
  ['threadOpened', 0.8],
  ['beliefChanged', 0.7],
] as const)('[ST2] %s is worth %d in every mode', (what, value) => {
  for (const mode of ['talk', 'task', 'crisis'] as const)
    expect(worth({ mode, [what]: true })).toBe(value);
});

it.each([
  // What was spoken of, of what before, what it is worth where talk is the point.
  [[], [], 0],
  [['a'], [], 0.9],
  [['a'], ['a'], 0],
  [['a', 'a', 'a', 'b'], ['a'], 0.45],
  [['a', 'b', 'c'], ['a', 'b'], 0.45],
  [['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c'], 0.9],
  [['a', 'b', 'c'], ['d'], 0.9],
] as const)('[ST2] topics %j after %j are worth %d', (topics, before, value) => {
  expect(worth({ topics: before }, { topics })).toBeCloseTo(value);
  expect(worth({ topics: before }, { topics, mode: 'task' })).toBeCloseTo((value / 0.9) * 0.35);
  expect(worth({ topics: before }, { topics, mode: 'crisis' })).toBeCloseTo((value / 0.9) * 0.25);
});

it('[ST2] topics are new again after eight turns, and worth less in an old line', () => {
  const others = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ topics: [`t${i}`] }));
  expect(worth({ topics: ['a'] }, ...others(7), { topics: ['a'] })).toBe(0);
  expect(worth({ topics: ['a'] }, ...others(8), { topics: ['a'] })).toBeCloseTo(0.9);
  expect(worth({ speech: 'abcd' }, { speech: 'abcd', topics: ['a'] })).toBe(0);
  expect(worth({ speech: 'abcd' }, { speech: 'abcx', topics: ['a'] })).toBeCloseTo(0.45);
});

it.each([
  ['talk', [12, 11, 10, 9, 8, 7].map((weight) => weight / 57)],
  ['task', [10, 9, 8, 7, 6].map((weight) => weight / 40)],
  ['crisis', [8, 7, 6, 5].map((weight) => weight / 26)],
] as const)(
  '[ST2] in %s the score rises by the weight of each dead turn, the last most',
  (mode, of) => {
    const { reports } = play(Array.from({ length: of.length + 2 }, () => turn({ mode })));
    let sum = 0;
    for (const [i, { score }] of reports.entries()) {
      sum += of[i] ?? 0;
      expect(score).toBeCloseTo(sum);
    }
    const alive = play(Array.from({ length: 9 }, () => turn({ mode, worldChanged: true })));
    expect(alive.reports.map(({ score }) => score)).toEqual(Array(9).fill(0));
  },
);

it('[ST3] an alarm rings above 0.8, and again only after five turns', () => {
  const { reports } = play(Array.from({ length: 20 }, () => turn()));
  expect(reports.flatMap(({ stalled }, at) => (stalled ? [at] : []))).toEqual([4, 9, 14, 19]);
  const settings = { alarmScore: 0.5, cooldownTurns: 2, lingerTurns: 3, recoveryTurns: 2 };
  let state = NO_PROGRESS;
  const rung = Array.from({ length: 8 }, () => {
    const next = watchProgress(state, { turn: turn(), settings });
    state = next.state;
    return [next.report.stalled, next.report.lingering];
  });
  expect(rung.flatMap(([stalled], at) => (stalled ? [at] : []))).toEqual([2, 4, 6]);
  expect(rung.flatMap(([, lingering], at) => (lingering ? [at] : []))).toEqual([2, 3, 4, 5, 6, 7]);
});

it.each([
  ['the same place', {}, 12],
  ['another place', { place: 'hall' }, 0],
  ['a world that changed', { worldChanged: true }, 0],
  ['a task', { mode: 'task' }, 0],
  ['something injected', { injected: true }, 0],
] as const)('[ST3] after eleven turns of talk, %s makes %i', (_, over, talkRun) => {
  const { state, reports } = play([...Array.from({ length: 11 }, () => turn()), turn(over)]);
  expect(state.talkRun).toBe(talkRun);
  expect(reports.map(({ lingering }) => lingering)).toEqual([
    ...Array(11).fill(false),
    talkRun > 0,
  ]);
});

it('[ST3] what is injected counts for nothing, and silences the alarm for as long', () => {
  const dull = Array.from({ length: 4 }, () => turn());
  const injected = turn({ injected: true, worldChanged: true, topics: ['a'], speech: 'abcd' });
  const { state, reports } = play([...dull, injected, ...dull, turn()]);
  expect(state.turns).toHaveLength(8);
  expect(reports.map(({ stalled }) => stalled)).toEqual([...Array(9).fill(false), true]);
  expect(reports[4]?.score).toBeCloseTo(reports[3]?.score ?? 0);
});

it.each([
  [[{ beliefChanged: true }], [true]],
  [
    [{}, { topics: ['a'] }],
    [undefined, true],
  ],
  [
    [{}, {}],
    [undefined, false],
  ],
  [
    [{ topics: ['a', 'b', 'c'], mode: 'task' }, { worldChanged: true }],
    [undefined, true],
  ],
  [
    [{}, { injected: true }, {}, {}],
    [undefined, undefined, undefined, false],
  ],
  [
    [{ worldChanged: true }, { worldChanged: true }],
    [true, undefined],
  ],
] as const)('[ST3] after an injection %j is settled as %j', (turns, settled) => {
  const { reports } = play([turn({ injected: true }), ...turns.map((one) => turn(one as never))]);
  expect(reports.slice(1).map(({ recovered }) => recovered)).toEqual(settled);
  expect(reports[0]).not.toHaveProperty('recovered');
});

it.each([
  [['abcd', 'abcd'], false],
  [['abcd', 'abcd', 'xyzw'], false],
  [['abcd', 'abcd', 'abcd'], true],
  [['abcd', 'abcd', 'xyzw', 'abcd'], true],
  [['abcd', 'abcd', 'abcd', 'mnop', 'qrst'], true],
  [['abcd', 'abcd', 'abcd', 'mnop', 'qrst', 'uvwx'], false],
  [['abcd', 'abcx', 'abyz'], false],
] as const)('[ST3] the lines %j repeat themselves: %s', (lines, repetition) => {
  expect(play(lines.map((speech) => turn({ speech }))).reports.at(-1)?.repetition).toBe(repetition);
});

it.each([
  ['abcd', 'abcx', 0.5],
  ['ab', 'abc', 0.5],
  ['a', 'a', 1],
  ['a', 'ab', 0],
  ['', '', 0],
  ['x', '', 0],
  ['!?', 'x', 0],
  ['ＡＢ１', 'ab1', 1],
  ['鍵は、どこ？', '鍵はどこ', 1],
] as const)('[ST3] %j and %j are alike by %d', (one, two, alike) => {
  expect(lineSimilarity(one, two)).toBe(alike);
  expect(lineSimilarity(two, one)).toBe(alike);
});

it('[ST3] the closest of earlier lines counts', () => {
  expect(closest([], 'abcd')).toBe(0);
  expect(closest(['xyz', 'abcx', 'abcd', 'ab'], 'abcd')).toBe(1);
  expect(closest(['abcx', 'xyz'], 'abcd')).toBe(0.5);
});
