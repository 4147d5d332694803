// From a log to turns: who did what at a time, how far back a turn lies, what was thought.
import { expect, it } from 'vitest';
import {
  leftOutOf,
  type SceneEvent,
  stepsSince,
  thoughtOf,
  turnsOf,
  writtenTextOf,
} from './turns-of.ts';

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

const command = (type: string, more: object = {}) => ({
  director: { ...{ patch: [], witnesses: [], hash: '' }, command: { type, ...more } },
});

const log = [
  event(1, 'time-passed'),
  perform(2, 'ayu', 'hello'),
  event(3, 'act-denied', { actor: 'ayu', turn: 2 }),
  event(4, 'words-said', { actor: 'ayu', turn: 2 }),
  perform(5, 'ayu', 'again'),
  event(6, 'time-passed'),
  perform(7, 'ayu', 'and again'),
  event(8, 'happening-injected'),
  event(9, 'happening-injected'),
];

it('puts the parts of a turn together, and keeps turns in a row apart', () => {
  expect(turnsOf(log).map(({ first, last }) => [first, last])).toEqual([
    [2, 4],
    [5, 5],
    [7, 7],
    [8, 8],
    [9, 9],
  ]);
});

it('reads what minds did and then said in logs of 0.1 as one turn, and nothing else', () => {
  const said = { actor: 'ayu', ...command('perform', { text: '', note: { mind: 'instinct' } }) };
  const old = [
    event(1, 'prop-taken', { actor: 'ayu', ...command('act') }),
    event(2, 'turn-performed', said),
    event(3, 'prop-taken', { actor: 'ayu', ...command('act') }),
    perform(4, 'ayu', 'by hand'),
    event(5, 'prop-taken', { actor: 'ayu', ...command('act') }),
    event(6, 'time-passed'),
    event(7, 'turn-performed', said),
  ];
  expect(turnsOf(old).map(({ first, last }) => [first, last])).toEqual([
    [1, 2],
    [3, 3],
    [4, 4],
    [5, 5],
    [7, 7],
  ]);
});

it('counts the steps to take back, each once, and no mark of the clock', () => {
  expect(stepsSince(log, 7)).toBe(3);
  expect(stepsSince(log, 2)).toBe(6);
  const marked = [...log, event(10, 'happening-injected', command('inject', { by: 'clock' }))];
  expect(stepsSince(marked, 9)).toBe(1);
});

it('finds what was thought and written', () => {
  const [first, , , happening] = turnsOf(log);
  expect(first && [thoughtOf(first), writtenTextOf(first)]).toEqual(['hm', 'hello']);
  expect(happening && [thoughtOf(happening), writtenTextOf(happening)]).toEqual([undefined, '']);
});

it('tells what was typed and came to nothing', () => {
  const detail = { speech: null, unread: ['qwrt'], undone: ['open the door'] };
  const typed = event(2, 'turn-performed', {
    actor: 'ayu',
    director: { patch: [], witnesses: [], hash: '', detail },
  });
  const [turn] = turnsOf([typed]);
  expect(turn && leftOutOf(turn)).toEqual({ unread: ['qwrt'], undone: ['open the door'] });
  const [plain] = turnsOf(log);
  expect(plain && leftOutOf(plain)).toEqual({ unread: [], undone: [] });
});
