// From a log to turns: who did what in a row, how far back a turn lies, what was thought.
import { expect, it } from 'vitest';
import { type SceneEvent, stepsSince, thoughtOf, turnsOf, writtenTextOf } from './turns-of.ts';

const event = (seq: number, type: string, rest: object = {}): SceneEvent => ({
  ...{ seq, branch: 'main', turn: seq, type, at: 0, clock: '07:00', outcome: 'done', text: '' },
  ...rest,
});

const perform = (seq: number, actor: string, text: string) =>
  event(seq, 'turn-performed', {
    actor,
    director: {
      ...{ patch: [], witnesses: [], hash: '' },
      command: { type: 'perform', text, thought: 'hm' },
    },
  });

const log = [
  event(1, 'time-passed'),
  event(2, 'thing-inspected', { actor: 'ayu' }),
  perform(3, 'ayu', 'hello'),
  event(4, 'act-denied', { actor: 'ayu', turn: 3 }),
  event(5, 'time-passed'),
  perform(6, 'ayu', 'again'),
  event(7, 'happening-injected'),
  event(8, 'happening-injected'),
];

it('puts what one did in a row together; time and others end it', () => {
  expect(turnsOf(log).map(({ first, last }) => [first, last])).toEqual([
    [2, 4],
    [6, 6],
    [7, 7],
    [8, 8],
  ]);
});

it('counts the steps to take back, each once', () => {
  expect(stepsSince(log, 6)).toBe(3);
  expect(stepsSince(log, 2)).toBe(6);
});

it('finds what was thought and written', () => {
  const [first, , happening] = turnsOf(log);
  expect(first && [thoughtOf(first), writtenTextOf(first)]).toEqual(['hm', 'hello']);
  expect(happening && [thoughtOf(happening), writtenTextOf(happening)]).toEqual([undefined, '']);
});
