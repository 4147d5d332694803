// Spec 1's stall score: weights, window and thresholds.
import { describe, expect, it } from 'vitest';
import { speechLength, stallLevel, stallScore } from './index.ts';
import type { TurnMemory } from './wire-score.ts';

const turn = (over: Partial<TurnMemory> = {}): TurnMemory => ({
  delta: false,
  topics: [],
  speechLength: 5,
  intents: ['SAY'],
  ...over,
});
const LIVELY = turn({ delta: true, topics: ['a'], speechLength: 40, intents: ['SAY', 'GET'] });

describe('[ST1] stall_score', () => {
  it('always divides by six', () => {
    expect(stallScore([], turn())).toBeCloseTo((0.5 + 0.15 + 0.1) / 6);
    expect(stallScore([], LIVELY)).toBe(0);
  });

  it('reaches 0.75 for short talk without change, and 1 when it also repeats its topics', () => {
    const dull = turn({ topics: ['tea'] });
    expect(stallScore(Array(5).fill(turn()), turn())).toBeCloseTo(0.75);
    expect(stallScore(Array(9).fill(dull), dull)).toBeCloseTo(1);
  });

  it('looks back five turns only', () => {
    expect(
      stallScore(
        [
          turn(),
          ...Array(5)
            .fill(LIVELY)
            .map((one, at) => ({ ...one, topics: [`t${at}`] })),
        ],
        { ...LIVELY, topics: ['new'] },
      ),
    ).toBe(0);
  });

  it('counts the share of a turn’s nouns that the window had', () => {
    const history = [turn({ delta: true, topics: ['a', 'b'], speechLength: 30, intents: ['GET'] })];
    const half = { ...LIVELY, topics: ['a', 'c'] };
    expect(stallScore(history, half)).toBeCloseTo((0.25 * 0.5) / 6);
  });

  it('counts characters, not code units', () => {
    expect(speechLength('𠮷野家')).toBe(3);
  });

  it.each([
    [0.29, 'none'],
    [0.3, 'log'],
    [0.5, 'log'],
    [0.51, 'warn'],
    [0.8, 'warn'],
    [0.81, 'propose'],
  ] as const)('%f is %s', (score, level) => {
    expect(stallLevel(score)).toBe(level);
  });
});
