// A wish: something a character wants now, and how much.
import type { Thread } from '@hakoniwa/stage';
import type { MindContext } from '../context.ts';

export interface Wish {
  readonly kind:
    | 'need'
    | 'goal'
    | 'request'
    | 'promise'
    | 'happening'
    | 'company'
    | 'curiosity'
    | 'persistence';
  /** From 0 to 100. */
  readonly weight: number;
  readonly text: string;
  /** The entity it is about, if it is about one. */
  readonly about?: string;
  /** The promise it would keep. */
  readonly promise?: Thread;
  /** The need it would still. */
  readonly need?: string;
}

/** One source of wishes. */
export type WishSource = (context: MindContext) => readonly Wish[];
