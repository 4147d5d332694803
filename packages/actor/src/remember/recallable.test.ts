// What can come back stays little, however long a life is.
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import type { Memory } from './memory.ts';
import { HEAVY, recallableOf } from './recallable.ts';

const aMemory = (seq: number, importance = 10) => ({ seq, importance }) as Memory;
const seqsOf = (memories: readonly Memory[]) => memories.map(({ seq }) => seq);
const life = (length: number, importanceOf: (seq: number) => number = () => 10) =>
  Array.from({ length }, (_, i) => aMemory(i + 1, importanceOf(i + 1)));

it('[R5] everything can come back while there is little of it', () => {
  const short = life(2 * limits.recallable - 1);
  expect(recallableOf(short)).toEqual(short);
});

it('[R5] of a long life the latest can, and of before what weighed much', () => {
  const long = life(50 * limits.recallable, (seq) => (seq % 1_000 === 7 ? HEAVY : HEAVY - 1));
  const seqs = seqsOf(recallableOf(long));
  const last = long.length;
  expect(seqs.slice(-limits.recallable)).toEqual(
    Array.from({ length: limits.recallable }, (_, i) => last - limits.recallable + 1 + i),
  );
  expect(seqs.slice(0, 3)).toEqual([7, 1_007, 2_007]);
  expect(seqs).toEqual(seqs.toSorted((a, b) => a - b));
  expect(seqs.length).toBeLessThan(3 * limits.recallable);
});

it('[R5] what weighed much fades too, when there is ever more of it', () => {
  const seqs = seqsOf(recallableOf(life(50 * limits.recallable, () => HEAVY)));
  expect(seqs.length).toBeLessThan(3 * limits.recallable);
  expect(seqs.at(-1)).toBe(50 * limits.recallable);
});
