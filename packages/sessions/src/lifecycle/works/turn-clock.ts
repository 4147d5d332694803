// Tells how far a turn is: each phase as it begins, and that it still lives at least every few seconds.
import type { TurnPhase } from '@hakoniwa/protocol/sessions';
import { limits } from '../../limits.ts';
import type { PlayNews } from '../../runtime/play-news.ts';

export class TurnClock {
  readonly #news: PlayNews;
  readonly #sessionId: string;
  readonly #since = performance.now();
  readonly #beat: NodeJS.Timeout;
  #phase: TurnPhase = 'accepted';

  constructor(news: PlayNews, sessionId: string) {
    this.#news = news;
    this.#sessionId = sessionId;
    this.#tell();
    this.#beat = setInterval(() => this.#tell(), limits.progressMs);
    this.#beat.unref();
  }

  phase(phase: TurnPhase): void {
    this.#phase = phase;
    this.#tell();
  }

  done(phase: 'resolved' | 'failed', code?: string): void {
    clearInterval(this.#beat);
    this.#phase = phase;
    this.#tell(code);
  }

  #tell(code?: string): void {
    const elapsedMs = Math.round(performance.now() - this.#since);
    const more = code === undefined ? {} : { code };
    this.#news.tell({ sessionId: this.#sessionId, phase: this.#phase, elapsedMs, ...more });
  }
}
