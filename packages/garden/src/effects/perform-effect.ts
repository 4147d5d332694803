// The port for work outside the world: a model's decision, a line of a talk, an episode.
import type { Effect, Json } from '@hakoniwa/stage';

/** What became of an effect; it is told to the world as an `answer`. */
export type EffectOutcome =
  | { readonly outcome: 'text'; readonly value: Json }
  | { readonly outcome: 'late' }
  | { readonly outcome: 'failed'; readonly value: Json };

/** Does the work of one effect; rejects when it cannot, and gives up when the signal says so. */
export type PerformEffect = (effect: Effect, signal: AbortSignal) => Promise<Json>;

/** The stable code of a failure, so that a log says why instinct took over. */
export function failureOf(error: unknown): EffectOutcome {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'FAILED';
  return { outcome: 'failed', value: { code } };
}
