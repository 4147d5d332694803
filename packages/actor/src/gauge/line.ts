// A line as the gauge looks at it: what was written, who speaks, who else is there, and what was said before.
import type { Language } from '@hakoniwa/stage';

/** A text to be gauged; nothing but what stands here is looked at. */
export interface GaugedLine {
  /** As it was answered, or as it is shown. */
  readonly text: string;
  readonly language: Language;
  readonly speaker: string;
  /** Everybody else who is there, by name. */
  readonly others: readonly string[];
  /** What was said before it, newest last. */
  readonly before: readonly string[];
}

/** Longer answers are looked at so far: nobody reads on. */
export const GAUGED_CHARACTERS = 4_000;
