// What can never come true is told where it stands, and nothing that may is.
import { expect, it } from 'vitest';
import { codes, small } from '../test/small-pack.ts';

const goal = (text: string) =>
  codes(small({ 'scenarios/find.yaml': `id: find\ntitle: 宝石探し\ngoal:\n  ${text}\n` }));
const NEVER = (line: number, column: number) => `GOAL_NEVER scenarios/find.yaml:${line}:${column}`;

const ROWS: readonly (readonly [string, number])[] = [
  ['all: [{ state: { prop: box, has: open } }, { state: { prop: box, has: closed } }]', 8],
  ['state: { prop: gem, has: 歌っている }', 10],
  ['class: { prop: gem, is: vessel }', 10],
  ['holds: { prop: { kind: drink } }', 10],
  ['done: { verb: dance }', 9],
  ['axis: { name: money, atLeast: 5, atMost: 1 }', 9],
];

it.each(ROWS)('[K24] %s can never be', (text, column) => {
  expect(goal(text)).toContain(NEVER(4, column));
});

it.each([
  'all: [{ state: { prop: box, has: open } }, { holds: { prop: gem } }]',
  'state: { prop: box, has: 開いている }',
  'not: { class: { prop: gem, is: vessel } }',
  'holds: { prop: { kind: key } }',
  'done: { verb: take, object: gem }',
])('[K24] %s may be', (text) => {
  expect(goal(text).filter((one) => one.startsWith('GOAL_NEVER'))).toEqual([]);
});
