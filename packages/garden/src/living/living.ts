// A garden that can live by itself, as the keeper knows it: however its time flows, it is started and stopped alike.

import type { MindChoice, MindNews } from '@hakoniwa/protocol';
import type { Command, Json } from '@hakoniwa/stage';
import type { PostgresEventStore, StoredGardenRow, Transaction } from '@hakoniwa/store/postgres';
import type { Garden, SubmitOptions, Submitted } from '../garden.ts';

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

/** Who plays the characters of a garden that is open for writing. */
export interface LivingMinds {
  readonly choose: (choice: MindChoice) => Promise<void>;
  /** Calls off what a model was asked and has not answered. */
  readonly cancel: () => void;
  /** Takes one turn by the character's own mind, with rows beside it, and gives what it came to; none in a garden that lives by the clock. */
  readonly perform?:
    | ((wish: TurnWish, options?: SubmitOptions) => Promise<Submitted | undefined>)
    | undefined;
}

/** A garden that is open for writing. */
export interface Living {
  readonly garden: Garden;
  readonly clock: {
    readonly state: () => ClockFace;
    readonly set: (wish: ClockWish) => void | Promise<void>;
    /** Ends it for good, without a mark; what is being written is finished. */
    readonly stop: () => void | Promise<void>;
  };
  readonly minds?: LivingMinds | undefined;
  /** How a command is taken: in a town at the very minute its clock shows. */
  readonly take: (command: Command, options?: SubmitOptions) => Promise<Submitted>;
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

export interface OpenLiving {
  readonly row: StoredGardenRow;
  /** The store under this process's lease. */
  readonly store: PostgresEventStore;
  /** Hears of a garden whose time stopped by itself. */
  readonly onFailure: (error: unknown) => void;
  /** Hears that a garden paused because it was out of means, so that it is remembered. */
  readonly onPaused: () => void;
  /** Hears how the calls to models are going. */
  readonly onNews: (news: MindNews) => void;
  /** Whether anybody looks at it in this process. */
  readonly isWatched: () => boolean;
}

/** The time of a garden as its row has it; undefined when nobody ever set it. */
export function faceOf({ clockState, clockSpeed }: StoredGardenRow): ClockFace | undefined {
  if (clockState !== 'running' && clockState !== 'paused') return undefined;
  return { state: clockState, speed: clockSpeed === 'max' ? 'max' : Number(clockSpeed) || 1 };
}
