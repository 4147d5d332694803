// Deltas of lists and records: they lead from one to the other, and say no more than changed.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Json } from '../base/json.ts';
import { applyPatch } from './apply.ts';
import { listDelta, recordDelta } from './delta.ts';

const [a, b, c, d] = [{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }];

it.each([
  ['nothing', [a, b], [a, b], []],
  ['one more', [a, b], [a, b, c], ['add /x/-']],
  ['the oldest makes room', [a, b, c], [b, c, d], ['remove /x/0', 'add /x/-']],
  ['one changed', [a, b, c], [a, d, c], ['replace /x/1']],
  ['the last are gone', [a, b, c, d], [a, b], ['remove /x/3', 'remove /x/2']],
  ['another list', [a, b, c, d], [{ n: 5 }], ['replace /x']],
  ['empty', [a], [], ['replace /x']],
  ['from nothing', [], [a], ['add /x/-']],
])('[P6] a list is written by what changed: %s', (_, before, after, said) => {
  const delta = listDelta({ at: ['x'], before, after });
  expect(delta.map(({ op, path }) => `${op} ${path}`)).toEqual(said);
  expect(applyPatch({ x: before as Json }, delta)).toEqual({ x: after });
});

it('[P6] any list and any record becomes any other', () => {
  const entries = [a, b, c, d, { n: 5 }, { n: 6 }];
  const list = fc.array(fc.constantFrom(...entries), { maxLength: 12 });
  const record = fc.dictionary(fc.string({ maxLength: 4 }), fc.integer(), { maxKeys: 6 });
  fc.assert(
    fc.property(list, list, record, record, (from, to, was, is) => {
      const lists = listDelta({ at: ['x', 'y'], before: from, after: to });
      expect(applyPatch({ x: { y: from } }, lists)).toEqual({ x: { y: to } });
      const records = recordDelta({ at: ['x'], before: was, after: is });
      expect(applyPatch({ x: was }, records)).toEqual({ x: is });
    }),
    { numRuns: 300 },
  );
});

it('[P6] a record is written name by name', () => {
  const delta = recordDelta({
    at: ['x'],
    before: { a: 1, b: 2, 'c/d': 3 },
    after: { a: 1, b: 5, 'c/d': 3 },
  });
  expect(delta).toEqual([{ op: 'add', path: '/x/b', value: 5 }]);
});
