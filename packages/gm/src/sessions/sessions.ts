// Many sessions judged by one GM: each has its own history, and all of them together stay bounded.
import type { Gm } from '../gm.ts';
import { type GmMemory, NO_MEMORY, type RememberedTurn } from '../memory/turn-memory.ts';
import { gmStep } from '../step.ts';
import type { GmResponse } from '../wire/response.ts';
import type { GmRequest } from '../wire/schema.ts';

/** How much history may be kept. */
export interface SessionLimits {
  /** Sessions remembered at a time; the one unused for longest goes first. */
  readonly sessions: number;
  /** How long an unused session is remembered, in milliseconds. */
  readonly idleMs: number;
  /** Weight of one session's history in characters; its oldest turns go first. */
  readonly sessionWeight: number;
  /** Weight of all histories in characters. */
  readonly totalWeight: number;
}

export interface GmSessions {
  /** Judges a request with the history of its `session_id`, and remembers the turn. */
  readonly step: (request: GmRequest) => GmResponse;
  /** How much is remembered at this moment. */
  readonly size: () => { readonly sessions: number; readonly weight: number };
}

interface Session {
  readonly memory: GmMemory;
  readonly weight: number;
  readonly usedAt: number;
}

/** Creates a keeper of sessions; `now` is a clock in milliseconds that never goes back. */
export function createSessions(
  gm: Gm,
  { limits, now }: { limits: SessionLimits; now: () => number },
): GmSessions {
  // A Map keeps the order of insertion; whatever is used moves to the end, so the first is the oldest.
  const kept = new Map<string, Session>();
  let total = 0;

  const forget = (id: string): void => {
    total -= kept.get(id)?.weight ?? 0;
    kept.delete(id);
  };
  const keep = (id: string, session: Session): void => {
    forget(id);
    kept.set(id, session);
    total += session.weight;
    for (const [oldest] of kept) {
      if (kept.size <= limits.sessions && total <= limits.totalWeight) break;
      forget(oldest);
    }
  };
  const forgetIdle = (time: number): void => {
    for (const [id, { usedAt }] of kept) {
      if (time - usedAt <= limits.idleMs) break;
      forget(id);
    }
  };

  return {
    step(request) {
      const usedAt = now();
      forgetIdle(usedAt);
      const before = kept.get(request.session_id)?.memory ?? NO_MEMORY;
      const { response, memory } = gmStep(gm, { request, memory: before });
      keep(request.session_id, { ...withinWeight(memory, limits.sessionWeight), usedAt });
      return response;
    },
    size: () => ({ sessions: kept.size, weight: total }),
  };
}

/** The newest turns that fit; a single turn that does not is forgotten, as if it were long ago. */
function withinWeight(memory: GmMemory, limit: number): { memory: GmMemory; weight: number } {
  let weight = 0;
  let first = memory.turns.length;
  for (const turn of memory.turns.toReversed()) {
    const next = weight + weightOf(turn);
    if (next > limit) break;
    weight = next;
    first -= 1;
  }
  return { memory: first === 0 ? memory : { turns: memory.turns.slice(first) }, weight };
}

/** A turn's weight: its characters, and a flat fee for each text and for the turn itself. */
function weightOf({ speaker, questions, acts, topics, intents }: RememberedTurn): number {
  const texts = [speaker, ...questions, ...acts, ...topics];
  const fee = 16 * (texts.length + intents.length + 4);
  return texts.reduce((sum, text) => sum + text.length, fee);
}
