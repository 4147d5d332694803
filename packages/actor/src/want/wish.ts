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
  /** What it is about as a goal somebody follows: its kind and, where it has one, an id. */
  readonly goal: string;
  /** Events it comes from. */
  readonly causes?: readonly number[] | undefined;
  /** The entity it is about, if it is about one. */
  readonly about?: string;
  /** The promise it would keep. */
  readonly promise?: Thread;
  /** The need it would still. */
  readonly need?: string;
}

/** One source of wishes. */
export type WishSource = (context: MindContext) => readonly Wish[];
