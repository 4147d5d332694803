// Recall by meaning where vectors are given, by letters where they are not.
import { describe, expect, it } from 'vitest';
import { likeness } from './likeness.ts';
import type { Memory } from './memory.ts';
import { type Cue, recall } from './recall.ts';

const memory = (seq: number, text: string, importance = 40): Memory => ({
  seq,
  at: 0,
  type: 'happening-injected',
  isDenied: false,
  importance,
  text,
});
const cue = (text: string, more: Partial<Cue> = {}): Cue => ({
  text,
  now: 0,
  before: 100,
  tell: (one) => one.text ?? '',
  ...more,
});
const seqs = (memories: readonly Memory[]) => memories.map(({ seq }) => seq);

const MEMORIES = [
  memory(1, 'コーヒーをこぼした。'),
  memory(2, '雨が降りだした。'),
  memory(3, 'カフェラテの店に行った。'),
];

describe('recall', () => {
  it('[R4] goes by letters without vectors', () => {
    expect(seqs(recall(MEMORIES, cue('コーヒーが飲みたい')))).toEqual([1]);
  });

  it('[R4] goes by meaning with them', () => {
    const vectors = new Map([
      ['喉が渇いた', [1, 0.1, 0]],
      ['コーヒーをこぼした。', [0.8, 0.6, 0]],
      ['雨が降りだした。', [0, 0.1, 1]],
      ['カフェラテの店に行った。', [1, 0, 0.1]],
    ]);
    expect(seqs(recall(MEMORIES, cue('喉が渇いた')))).toEqual([]);
    expect(seqs(recall(MEMORIES, cue('喉が渇いた', { vectors })))).toEqual([3, 1]);
  });

  it('[R4] a text without a vector is compared by letters', () => {
    const vectors = new Map([['コーヒーが飲みたい', [1, 0]]]);
    expect(seqs(recall(MEMORIES, cue('コーヒーが飲みたい', { vectors })))).toEqual([1]);
    expect(likeness('コーヒー', { b: 'コーヒー', vectors: new Map([['コーヒー', [0, 0]]]) })).toBe(
      0,
    );
    expect(likeness('a cup', { b: 'a cup', vectors: new Map([['a cup', [1, 2]]]) })).toBe(1);
  });

  it('[R4] recency and importance break ties', () => {
    const heavy = [memory(1, 'コーヒー', 20), memory(2, 'コーヒー', 90)];
    expect(seqs(recall(heavy, cue('コーヒー')))).toEqual([2, 1]);
    const old = [{ ...memory(1, 'コーヒー'), at: -400 * 3_600_000 }, memory(2, 'コーヒー')];
    expect(seqs(recall(old, cue('コーヒー')))).toEqual([2, 1]);
  });
});
