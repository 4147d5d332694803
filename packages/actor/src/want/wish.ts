// A wish: something a character wants now, how much, and what must be so for it to be fulfilled.
import type { Condition, Thread } from '@hakoniwa/stage';
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
    | 'safety';
  /** From 0 to 100. */
  readonly weight: number;
  readonly text: string;
  /** What it is about as a goal somebody follows: its kind and, where it has one, an id. */
  readonly goal: string;
  /** What must be so; the variable `self` is whoever wants it. Without it there is nothing to do, only to talk of. */
  readonly wants?: Condition | undefined;
  /** Whether what was done before counts: a thirst comes again, a letter is read once. */
  readonly isOnce?: boolean | undefined;
  /** The moment from which what was done counts, where it does not all. */
  readonly since?: number | undefined;
  /** Who asked for it. */
  readonly for?: string | undefined;
  /** Events it comes from. */
  readonly causes?: readonly number[] | undefined;
  /** The promise it would keep. */
  readonly promise?: Thread;
  /** The need it would still. */
  readonly need?: string;
}

/** One source of wishes. */
export type WishSource = (context: MindContext) => readonly Wish[];
