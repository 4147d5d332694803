// A check of the director: looks at a draft of a performance and says what is wrong with it.
import type { Gm, JudgedText } from '@hakoniwa/gm';
import type { MindContext } from '../context.ts';

/** A performance before it is accepted. */
export interface PerformanceDraft {
  readonly context: MindContext;
  readonly gm: Gm;
  readonly text: string;
  /** The draft read and judged on the believed world. */
  readonly judged: JudgedText;
}

export interface DraftFinding {
  readonly check: string;
  /** What it is about, in the words of the world. */
  readonly what: string;
  /** What to tell whoever tries again: stage knowledge only. */
  readonly guidance: string;
}

export type DirectorCheck = (draft: PerformanceDraft) => readonly DraftFinding[];
