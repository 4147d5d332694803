// How much of one output is looked into: a turn is short, and whoever writes more must not hold up the others.
import type { LanguageReader } from '../language/types.ts';
import { limits } from '../limits.ts';
import type { Block } from './types.ts';

/** Characters that even a single letter counts for: every look has its price. */
const LEAST = 20;

/** Characters that may still be looked into. */
export class Allowance {
  #left: number = limits.lookedInto;
  #isSpent = false;

  /** Whether something was asked for that was no longer there. */
  get isSpent(): boolean {
    return this.#isSpent;
  }

  /** How many of so many characters may be looked into. */
  take(length: number): number {
    const given = Math.min(length, this.#left);
    this.#left = Math.max(0, this.#left - Math.max(length, LEAST));
    this.#isSpent ||= given < length;
    return given;
  }
}

/** The language, asked only about what the allowance allows; what lies beyond is no act. */
export function sparing(
  language: Pick<LanguageReader, 'isAct'>,
  allowance: Allowance,
): Pick<LanguageReader, 'isAct'> {
  return {
    isAct: (text, cast) =>
      allowance.take(text.length) === text.length && language.isAct(text, cast),
  };
}

/** Up to where in the text the speech of these blocks is looked into. */
export function heardTo(blocks: readonly Block[]): number {
  const allowance = new Allowance();
  for (const { kind, text, start } of blocks) {
    if (kind !== 'speech') continue;
    const given = allowance.take(text.length);
    if (given < text.length) return start + given;
  }
  return Number.POSITIVE_INFINITY;
}
