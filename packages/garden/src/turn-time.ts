// The time of one turn, shared between recalling by meaning and the mind that decides.
import type { Embedder } from '@hakoniwa/model';
import { limits } from './limits.ts';

/** The most of a turn that recalling may take; the mind has the rest. */
const RECALL_SHARE = 0.25;

export interface TurnTime {
  readonly embedder: Embedder;
  /** What is left for the mind. */
  readonly deadlineMs: number;
}

/** Divides a turn's deadline, so that a slow embedder does not make the turn longer. */
export function shareTurnTime({
  embedder,
  deadlineMs = limits.model.deadlineMs,
}: {
  readonly embedder: Embedder;
  readonly deadlineMs?: number | undefined;
}): TurnTime {
  const embedMs = Math.min(limits.model.embedMs, Math.ceil(deadlineMs * RECALL_SHARE));
  return {
    embedder: {
      id: embedder.id,
      embed: (request) =>
        embedder.embed({ ...request, deadlineMs: Math.min(request.deadlineMs, embedMs) }),
    },
    deadlineMs: deadlineMs - embedMs,
  };
}
