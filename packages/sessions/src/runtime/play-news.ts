// News of a turn while it is taken, for whoever waits in this process; what was kept is told by the database.
import type { TurnPhase } from '@hakoniwa/protocol/sessions';

export interface TurnNews {
  readonly sessionId: string;
  readonly phase: TurnPhase;
  readonly elapsedMs: number;
  readonly code?: string | undefined;
}

export class PlayNews {
  readonly #listeners = new Map<string, Set<(news: TurnNews) => void>>();

  tell(news: TurnNews): void {
    for (const listener of this.#listeners.get(news.sessionId) ?? []) listener(news);
  }

  /** Hears of a session's turns from now on; call the result to stop. */
  hear(sessionId: string, listener: (news: TurnNews) => void): () => void {
    const listeners = this.#listeners.get(sessionId) ?? new Set();
    this.#listeners.set(sessionId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) this.#listeners.delete(sessionId);
    };
  }
}

/** The word by which processes tell each other that a session has something new to read. */
export function sessionTopic(sessionId: string): string {
  return `play:${sessionId}`;
}
