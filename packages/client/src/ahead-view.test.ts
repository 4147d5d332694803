// What answers tell ahead of a stream: shown at once, shown once, in whatever order both come.
import type { SubmitAnswer, WatchDiff, WatchView } from '@hakoniwa/protocol';
import { expect, it } from 'vitest';
import { AheadView } from './ahead-view.ts';

const point = (seq: number, branch = 'main') => ({ branch, seq });
const director = { as: 'director' } as const;
const scene = { view: {}, since: 0, events: [] };
const view = {
  ...{ type: 'view', version: 1, audience: director, point: point(0), now: 0, told: [], scene },
  ...{ people: {}, props: {}, places: {}, actions: {} },
} as unknown as WatchView;

const event = (seq: number) => ({ seq }) as never;
const eventsOf = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, i) => event(from + 1 + i));

/** A message of the stream over some events; the world's time is the last of them. */
const diff = (from: number, to: number) =>
  ({
    ...{ type: 'diff', version: 1, from: point(from), point: point(to), now: to },
    scene: { events: eventsOf(from, to) },
  }) as WatchDiff;

const answer = (from: number, to: number, more: object = {}) => {
  const { scene: told, ...rest } = diff(from, to);
  const change = { ...rest, audience: director, scene: {}, ...more };
  return { change, events: told?.events } as unknown as SubmitAnswer;
};

const seqs = (shown: WatchView | undefined) => shown?.scene?.events.map(({ seq }) => seq);

it.each<[string, (views: AheadView) => (WatchView | undefined)[]]>([
  ['the answer first', (views) => [views.answered(answer(0, 2)), views.fold(diff(0, 2))]],
  ['the stream first', (views) => [views.fold(diff(0, 2)), views.answered(answer(0, 2))]],
  [
    'the stream in two pieces',
    (views) => [views.answered(answer(0, 2)), views.fold(diff(0, 1)), views.fold(diff(1, 2))],
  ],
  [
    'the stream a piece ahead of the answer',
    (views) => [views.fold(diff(0, 1)), views.answered(answer(0, 2)), views.fold(diff(1, 2))],
  ],
  ['the stream with more', (views) => [views.answered(answer(0, 2)), views.fold(diff(0, 4))]],
  [
    'two answers, the second first',
    (views) => [views.answered(answer(2, 4)), views.answered(answer(0, 2)), views.fold(diff(0, 4))],
  ],
])('[CL9] %s: every event is shown once', (_name, come) => {
  const views = new AheadView();
  views.fold(view);
  const shown = come(views).filter((one) => one !== undefined);
  for (const one of shown) {
    const { seq } = one.point;
    expect([one.now, seqs(one)]).toEqual([seq, seqs(one)?.map((_, i) => i + 1)]);
    expect(seqs(one)).toHaveLength(seq);
  }
  expect(shown.at(-1)?.point.seq).toBeGreaterThanOrEqual(2);
  expect(shown.map(({ point: { seq } }) => seq)).toEqual(
    shown.map(({ point: { seq } }) => seq).toSorted((a, b) => a - b),
  );
});

it('[CL9] an answer is shown at once, also when the stream has told of a part of it', () => {
  const views = new AheadView();
  views.fold(view);
  views.fold(diff(0, 1));
  expect(views.answered(answer(0, 2))?.point).toEqual(point(2));
});

it('[CL9] the stream stays the point to come back to, and a lost message is still noticed', () => {
  const views = new AheadView();
  views.fold(view);
  views.answered(answer(0, 2));
  expect(views.told?.point).toEqual(point(0));
  expect(views.fold(diff(2, 3))).toBeUndefined();
});

it('[CL9] what is for another reader, of another branch or of a garden left is not shown', () => {
  const views = new AheadView();
  expect(views.answered(answer(0, 2))).toBeUndefined();
  views.fold(view);
  expect(views.answered(answer(0, 2, { audience: { as: 'public' } }))).toBeUndefined();
  const away = { from: point(0, 'b'), point: point(2, 'b') };
  expect(views.answered(answer(0, 2, away))?.point).toEqual(point(0));
  expect(views.answered({ events: [] } as unknown as SubmitAnswer)).toBeUndefined();
  views.answered(answer(0, 2));
  const moved = views.fold({ ...diff(0, 1), isElsewhere: true });
  expect([moved?.point, seqs(moved)]).toEqual([point(1), []]);
});
