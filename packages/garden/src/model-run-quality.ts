// Scores lines by a model while it has nothing else to do; a line that it does not score has none, and says why.
import type { Quality } from '@hakoniwa/actor';
import { type CriticLine, criticise } from '@hakoniwa/actor/model';
import { type LanguageModel, ModelError } from '@hakoniwa/model';
import { limits } from './limits.ts';

/** A line's score, or why it has none. */
export type ScoredQuality =
  | { readonly by: 'nobody'; readonly failure: string }
  | (Quality & { readonly by: 'model'; readonly model: string });

/** A line of a turn. */
export interface ScoredLine extends CriticLine {
  readonly seq: number;
}

/** A score as it is recorded: once per line. */
export interface QualityRecord {
  readonly seq: number;
  readonly character: string;
  readonly quality: ScoredQuality;
}

export interface QualityGaugeOptions {
  readonly model: LanguageModel;
  readonly onScore: (record: QualityRecord) => void;
  readonly quietMs?: number;
  readonly deadlineMs?: number;
}

interface Waiting extends ScoredLine {
  tries: number;
}

/** Takes lines in, and gives each back once: scored by the model, or with the reason why not. */
export class QualityGauge {
  readonly #options: QualityGaugeOptions;
  readonly #waiting: Waiting[] = [];
  #current: AbortController | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isBusy = false;
  #isOver = false;
  #working: Promise<void> = Promise.resolve();

  constructor(options: QualityGaugeOptions) {
    this.#options = options;
  }

  /** A line to be scored in some quiet moment. */
  add(line: ScoredLine): void {
    this.#waiting.push({ ...line, tries: 0 });
    if (this.#waiting.length > limits.model.scoresWaiting)
      this.#leave(this.#waiting.shift(), 'TOO_MANY_WAITING');
  }

  /** A turn begins: whatever is being scored gives way at once. */
  turnBegan(): void {
    this.#isBusy = true;
    clearTimeout(this.#timer);
    this.#current?.abort(new Error('a turn began'));
  }

  /** The turn is over; when it stays quiet, scoring goes on. */
  turnEnded(): void {
    this.#isBusy = false;
    clearTimeout(this.#timer);
    const { quietMs = limits.model.scoreAfterMs } = this.#options;
    this.#timer = setTimeout(() => this.#begin(), quietMs);
    this.#timer.unref();
  }

  /** Scores what still waits; called off, the rest has no score. */
  async finish(signal?: AbortSignal): Promise<void> {
    clearTimeout(this.#timer);
    this.#isBusy = false;
    const stop = () => {
      this.#isOver = true;
      this.#current?.abort(new Error('the run is over'));
    };
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop, { once: true });
    this.#begin();
    await this.#working;
    signal?.removeEventListener('abort', stop);
    for (const line of this.#waiting.splice(0)) this.#leave(line, 'MODEL_ABORTED');
  }

  #begin(): void {
    this.#working = this.#working.then(() => this.#workOff());
  }

  async #workOff(): Promise<void> {
    while (!this.#isBusy && !this.#isOver) {
      const line = this.#waiting.shift();
      if (!line) return;
      await this.#score(line);
    }
  }

  async #score(line: Waiting): Promise<void> {
    const { model, deadlineMs = limits.model.scoreMs } = this.#options;
    const controller = new AbortController();
    this.#current = controller;
    line.tries += 1;
    try {
      const quality = await criticise(line, {
        ...{ model, deadlineMs, maxTokens: limits.model.scoreTokens },
        ...{ signal: controller.signal, callId: `quality:${line.seq}:${line.tries}` },
      });
      this.#tell(line, { ...quality, by: 'model', model: model.id });
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      const mayWait = controller.signal.aborted && line.tries < limits.model.scoreTries;
      if (mayWait && !this.#isOver) this.#waiting.unshift(line);
      else this.#leave(line, error.code);
    } finally {
      this.#current = undefined;
    }
  }

  #leave(line: Waiting | undefined, failure: string): void {
    if (line) this.#tell(line, { by: 'nobody', failure });
  }

  #tell({ seq, character }: ScoredLine, quality: ScoredQuality): void {
    this.#options.onScore({ seq, character, quality });
  }
}
