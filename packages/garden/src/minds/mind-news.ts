// How the calls of a garden are going, for a screen and never for the log: queue, loading, reading, writing.
import type { Phase } from '@hakoniwa/model';
import type { MindNews } from '@hakoniwa/protocol';

const PHASES: Readonly<Record<Phase['name'], MindNews['phase']>> = {
  queued: 'queue',
  loading: 'loading',
  waiting: 'reading',
  writing: 'writing',
};

export function phaseOf(phase: Phase): Pick<MindNews, 'phase' | 'position'> {
  const position = phase.name === 'queued' ? { position: phase.position } : {};
  return { phase: PHASES[phase.name], ...position };
}

/** The calls under way as the news tell them; one nobody hears of any more is over at its deadline. */
export class MindBoard {
  readonly #calls = new Map<string, MindNews>();

  hear(news: MindNews): void {
    if (news.phase === 'done' || news.phase === 'failed') this.#calls.delete(news.call);
    else this.#calls.set(news.call, news);
  }

  /** What is under way, oldest first. */
  calls(nowMs = Date.now()): readonly MindNews[] {
    for (const [call, { until }] of this.#calls) if (until < nowMs) this.#calls.delete(call);
    return [...this.#calls.values()].sort((a, b) => a.since - b.since);
  }
}
