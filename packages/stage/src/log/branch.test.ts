// The tree of branches: lines, common ancestors, and the way between two positions.
import { expect, it } from 'vitest';
import {
  branchTree,
  commonAncestor,
  lineage,
  ownerOf,
  type Position,
  pathBetween,
} from '../index.ts';

/**
 * main 1 2 3 4 5 6
 *          └ a 4 5 6
 *              └ b 5 6
 *            └ c (empty, from a at 4)
 */
const tree = branchTree([
  { id: 'main' },
  { id: 'a', parent: { branch: 'main', seq: 3 } },
  { id: 'b', parent: { branch: 'a', seq: 4 } },
  { id: 'c', parent: { branch: 'a', seq: 4 } },
]);

const at = (text: string): Position => {
  const [branch = '', seq = ''] = text.split('@');
  return { branch, seq: Number(seq) };
};
const said = (segments: readonly { branch: string; fromSeq: number; toSeq: number }[]) =>
  segments.map(({ branch, fromSeq, toSeq }) => `${branch} ${fromSeq}-${toSeq}`).join(', ');

it.each([
  ['main@6', 'main 1-6'],
  ['main@0', ''],
  ['a@6', 'main 1-3, a 4-6'],
  ['a@3', 'main 1-3'],
  ['a@2', 'main 1-2'],
  ['b@6', 'main 1-3, a 4-4, b 5-6'],
  ['b@4', 'main 1-3, a 4-4'],
  ['b@1', 'main 1-1'],
  ['c@4', 'main 1-3, a 4-4'],
])('[G6] the line to %s is %s', (position, line) => {
  expect(said(lineage(tree, at(position)))).toBe(line);
});

it.each([
  ['b@6', 'b'],
  ['b@4', 'a'],
  ['b@3', 'main'],
  ['c@0', 'main'],
  ['main@6', 'main'],
])('[G6] the event at %s is kept by %s', (position, owner) => {
  expect(ownerOf(tree, at(position)).branch).toBe(owner);
});

it.each([
  ['main@6', 'a@6', 'main@3', 'main 4-6', 'a 4-6'],
  ['a@6', 'main@6', 'main@3', 'a 4-6', 'main 4-6'],
  ['main@6', 'main@2', 'main@2', 'main 3-6', ''],
  ['main@2', 'main@6', 'main@2', '', 'main 3-6'],
  ['b@6', 'a@6', 'a@4', 'b 5-6', 'a 5-6'],
  ['b@6', 'c@4', 'a@4', 'b 5-6', ''],
  ['b@6', 'main@6', 'main@3', 'b 5-6, a 4-4', 'main 4-6'],
  ['b@6', 'b@6', 'b@6', '', ''],
  ['main@0', 'b@5', 'main@0', '', 'main 1-3, a 4-4, b 5-5'],
  ['a@2', 'b@6', 'main@2', '', 'main 3-3, a 4-4, b 5-6'],
])('[G6] from %s to %s leads through %s', (from, to, ancestor, undo, redo) => {
  const way = pathBetween(tree, { from: at(from), to: at(to) });
  expect(way.ancestor).toEqual(at(ancestor));
  expect(commonAncestor(tree, { a: at(to), b: at(from) })).toEqual(at(ancestor));
  expect([said(way.undo), said(way.redo)]).toEqual([undo, redo]);
});

it('[G6] a branch nobody made, and a circle, are mistakes', () => {
  expect(() => lineage(tree, at('none@1'))).toThrow('no branch none');
  const circle = branchTree([
    { id: 'x', parent: { branch: 'y', seq: 1 } },
    { id: 'y', parent: { branch: 'x', seq: 1 } },
  ]);
  expect(() => lineage(circle, at('x@5'))).toThrow('circle');
  expect(() => ownerOf(circle, at('x@1'))).toThrow('circle');
});
