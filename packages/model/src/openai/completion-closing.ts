// Gathers what the last events of an OpenAI-compatible stream say: reason, usage, timings.
import type { JsonObject } from '@hakoniwa/stage';
import type { Closing } from '../answer-draft.ts';
import type { Finish } from '../port/generate-result.ts';
import type { Completion } from './completion-schema.ts';

/** Reason and usage come in different events, in an order that differs between servers. */
export class CompletionClosing {
  #reason: string | undefined;
  #model: string | undefined;
  #hasTools = false;
  #usage: Completion['usage'];
  #timings: Completion['timings'];

  take({ choices: [choice], usage, timings, model }: Completion): void {
    this.#model = model ?? this.#model;
    const { tool_calls: calls } = choice?.delta ?? choice?.message ?? {};
    this.#hasTools ||= (calls?.length ?? 0) > 0;
    this.#reason = choice?.finish_reason ?? this.#reason;
    this.#usage = usage ?? this.#usage;
    this.#timings = timings ?? this.#timings;
  }

  get hasFinish(): boolean {
    return this.#reason !== undefined;
  }

  close(): Closing {
    const usage = this.#usage;
    const timings = this.#timings;
    const cached = usage?.prompt_tokens_details?.cached_tokens ?? timings?.cache_n ?? undefined;
    return {
      finish: this.#hasTools ? 'tools' : finishOf(this.#reason),
      model: this.#model,
      promptTokens: usage?.prompt_tokens ?? undefined,
      completionTokens: usage?.completion_tokens ?? undefined,
      cachedTokens: cached,
      timings: {
        ...(timings?.prompt_ms != null && { promptMs: Math.round(timings.prompt_ms) }),
        ...(timings?.predicted_ms != null && { completionMs: Math.round(timings.predicted_ms) }),
      },
      raw: JSON.parse(JSON.stringify({ finish: this.#reason, usage, timings })) as JsonObject,
    };
  }
}

function finishOf(reason: string | undefined): Finish {
  if (reason === 'stop' || reason === 'length') return reason;
  return 'other';
}
