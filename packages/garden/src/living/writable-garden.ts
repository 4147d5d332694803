// A garden that is open for writing: however its time flows, it is written, started and stopped alike.

import type { Transaction } from '@hakoniwa/database';
import type { MindChoice } from '@hakoniwa/protocol';
import type { Command, Json } from '@hakoniwa/stage';
import type { Garden, SubmitOptions, Submitted } from '../garden.ts';
import type { StoredGardenRow } from '../rows/garden-rows.ts';

/** How time runs: standing still, or so fast. */
export interface ClockFace {
  readonly state: 'running' | 'paused';
  readonly speed: number | 'max';
}

export type ClockWish = { readonly [K in keyof ClockFace]?: ClockFace[K] | undefined };

/** A turn that is to be taken now. */
export interface TurnWish {
  /** Whoever's turn it is when left out. */
  readonly who?: string | undefined;
  /** Another draw of the same chance. */
  readonly seed?: number | undefined;
}

export interface WritableGarden {
  readonly garden: Garden;
  readonly clock: {
    readonly state: () => ClockFace;
    readonly set: (wish: ClockWish) => void | Promise<void>;
    /** Lets time pass at once up to a moment, with all that happens in it; then it goes on as before. */
    readonly passTo?: ((moment: number) => Promise<void>) | undefined;
    /** Ends it for good, without a mark; what is being written is finished. */
    readonly stop: () => void | Promise<void>;
  };
  /** How a command is taken: in a town at the very minute its clock shows. */
  readonly submit: (command: Command, options?: SubmitOptions) => Promise<Submitted>;
  /** Takes one turn by the character's own mind, with rows beside it, and gives what it came to; none in a garden that lives by the clock. */
  readonly perform?:
    | ((wish: TurnWish, options?: SubmitOptions) => Promise<Submitted | undefined>)
    | undefined;
  /** Says who plays the characters; none where nobody but people does. */
  readonly choose?: ((choice: MindChoice) => Promise<void>) | undefined;
  /** Calls off what a model was asked and has not answered. */
  readonly cancel?: (() => void) | undefined;
  /** Does the work of a package above the garden; none where the garden is only lived in. */
  readonly work?: ((work: Work) => Promise<Json>) | undefined;
}

/** A piece of work, done by the garden's one writer. */
export interface Work {
  readonly name: string;
  readonly input: Json;
  /** Keeps the answer beside what the work writes, in its transaction; once for ever under a key. */
  readonly answer: (tx: Transaction, result: Json) => Promise<void>;
}

/** The time of a garden as its row has it; undefined when nobody ever set it. */
export function faceOf({ clockState, clockSpeed }: StoredGardenRow): ClockFace | undefined {
  if (clockState !== 'running' && clockState !== 'paused') return undefined;
  return { state: clockState, speed: clockSpeed === 'max' ? 'max' : Number(clockSpeed) || 1 };
}
