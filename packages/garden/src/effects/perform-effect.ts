// The port for work outside the world: a model's decision, a line of a talk, an episode.
import type { Effect, Json, World } from '@hakoniwa/stage';

/** What became of an effect; it is told to the world as an `answer`. */
export type EffectOutcome =
  | { readonly outcome: 'text'; readonly value: Json }
  | { readonly outcome: 'late' }
  | { readonly outcome: 'failed'; readonly value: Json };

export interface Performing {
  /** Says when to give up. */
  readonly signal: AbortSignal;
  /** The world that asked for it, however far the garden has gone on since: so that a run can be recorded. */
  readonly world: World;
  /** Takes one more of the hour's calls for whom it is done, where something must be asked again; none left when left out. */
  readonly takeCall?: () => boolean;
}

/** Does the work of one effect; rejects when it cannot. */
export type PerformEffect = (effect: Effect, performing: Performing) => Promise<Json>;

/** The stable code of a failure, so that a log says why instinct took over. */
export function failureOf(error: unknown): EffectOutcome {
  const code =
    typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'FAILED';
  return { outcome: 'failed', value: { code } };
}
