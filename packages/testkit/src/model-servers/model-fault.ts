// The ways a scripted model server can misbehave, and a plan that chooses among them by a seed.
import { Dice } from '../dice.ts';
import type { ModelAsk } from './model-ask.ts';

export const MODEL_FAULTS = [
  /** The connection is dropped before any answer. */
  'refused',
  /** The request is taken and nothing ever comes. */
  'hang',
  /** The first piece comes, then nothing. */
  'hang-mid-stream',
  /** One character at a time, slowly; whole in the end. */
  'drip',
  /** The connection breaks in the middle. */
  'half-stream',
  /** The stream ends in the middle as if all were well. */
  'early-end',
  /** Bytes that mean nothing. */
  'garbage',
  /** Well-formed JSON of a shape nobody asked for. */
  'wrong-schema',
  /** The server says that it read only a few tokens of the prompt. */
  'short-prompt',
  /** The answer stops at the token limit. */
  'length',
  'error-500',
  /** Busy, with `Retry-After: 0`. */
  'busy-503',
  /** Too many calls, with `Retry-After: 0`. */
  'limited-429',
  /** The server does not have the model. */
  'no-model',
  'redirect',
  /** A good status and no body. */
  'empty',
  /** A call of a tool that nobody offered, and no words. */
  'tool-call',
  /** White space and nothing else. */
  'blank',
  /** No text at all where it should be. */
  'null-content',
  /** An answer without end. */
  'huge',
  /** An error message in the middle of the stream. */
  'error-mid-stream',
] as const;

export type ModelFault = (typeof MODEL_FAULTS)[number];

/** Which fault a call meets, if any. */
export type FaultPlan = (ask: ModelAsk) => ModelFault | undefined;

/** So many calls in a hundred meet one of the kinds; the same seed gives the same row of faults. */
export function faultsBySeed(options: {
  readonly seed: number;
  readonly percent: number;
  readonly kinds: readonly ModelFault[];
}): FaultPlan {
  const dice = new Dice(options.seed);
  return () => (dice.percent(options.percent) ? dice.one(options.kinds) : undefined);
}
