// One consideration: what speaks for or against an act, in points.
import type { Act } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';
import type { Wish } from '../want/wish.ts';

export interface Weighing {
  readonly context: MindContext;
  readonly wishes: readonly Wish[];
  readonly act: Act;
  /** The act in words, for relevance. */
  readonly words: string;
}

export type Consideration = (weighing: Weighing) => number;
