// Collects an answer while it streams and closes it into a result.
import { type Json, soundText } from '@hakoniwa/stage';
import type { GenerateRequest } from './port/generate-request.ts';
import type { Finish, GenerateResult, Timings, Usage } from './port/generate-result.ts';
import { parsedJson } from './port/parsed-json.ts';
import { estimatePrompt, estimateTokens } from './tokens/estimate-tokens.ts';

/** What a server said at the end of its answer. */
export interface Closing {
  readonly finish: Finish;
  /** The name the server gives the model. */
  readonly model?: string | undefined;
  readonly promptTokens?: number | undefined;
  readonly completionTokens?: number | undefined;
  readonly cachedTokens?: number | undefined;
  readonly timings?: Omit<Timings, 'totalMs' | 'firstTokenMs'>;
  readonly raw?: Json;
}

export class AnswerDraft {
  text = '';
  readonly #request: GenerateRequest;
  readonly #startedMs = performance.now();
  #firstTokenMs: number | undefined;

  constructor(request: GenerateRequest) {
    this.#request = request;
    request.onPhase?.({ name: 'waiting' });
  }

  /** Adds a piece of text and passes it on. */
  add(piece: string): void {
    if (piece === '') return;
    if (this.#firstTokenMs === undefined) {
      this.#firstTokenMs = this.#elapsedMs();
      this.#request.onPhase?.({ name: 'writing' });
    }
    this.text += piece;
    this.#request.onToken?.(piece);
  }

  /** The finished result, in text that can be kept; what the server did not count is estimated. */
  close(closing: Closing): GenerateResult {
    const first = this.#firstTokenMs;
    const text = soundText(this.text);
    return {
      text,
      ...parsedJson(this.#request, text),
      usage: this.#usage(closing),
      finish: closing.finish,
      ...(closing.model !== undefined && { model: closing.model }),
      timings: {
        totalMs: this.#elapsedMs(),
        ...(first !== undefined && { firstTokenMs: first }),
        ...closing.timings,
      },
      ...(closing.raw !== undefined && { raw: closing.raw }),
    };
  }

  #usage({ promptTokens, completionTokens, cachedTokens }: Closing): Usage {
    return {
      promptTokens: promptTokens ?? estimatePrompt(this.#request.messages),
      completionTokens: completionTokens ?? estimateTokens(this.text),
      ...(cachedTokens !== undefined && { cachedTokens }),
      source: promptTokens === undefined || completionTokens === undefined ? 'estimate' : 'server',
    };
  }

  #elapsedMs(): number {
    return Math.round(performance.now() - this.#startedMs);
  }
}
