// Writes down every answer of a model within a turn: what was asked for, what came, what it cost.
import { type LanguageModel, ModelError, type Timings } from '@hakoniwa/model';
import { hashText, isJsonObject, type Json } from '@hakoniwa/stage';

/** One answer, or the failure that came instead. */
export interface Attempt {
  readonly purpose: string;
  /** The hash of the whole prompt. */
  readonly prompt: string;
  readonly text?: string;
  readonly failure?: string;
  readonly promptTokens: number;
  readonly completionTokens: number;
  /** What the mind knows about its own answer, where it is one that knows. */
  readonly truth?: Json;
}

/** How long a call took; kept apart, since it differs from run to run. */
export interface CallTiming extends Timings {
  readonly purpose: string;
  /** No answer came; the time was spent all the same. */
  readonly failed?: true;
}

export interface AttemptBook {
  readonly model: LanguageModel;
  /** The attempts since the last time it was asked. */
  readonly take: () => readonly Attempt[];
  readonly timings: readonly CallTiming[];
}

/** The model with its book; `knows` says that its answers tell the truth about themselves. */
export function withAttempts(model: LanguageModel, { knows }: { knows: boolean }): AttemptBook {
  let attempts: Attempt[] = [];
  const timings: CallTiming[] = [];
  return {
    timings,
    model: {
      id: model.id,
      async generate(request) {
        const prompt = hashText(JSON.stringify(request.messages)).slice(0, 16);
        const { purpose } = request;
        const began = performance.now();
        try {
          const result = await model.generate(request);
          const { text, usage, raw } = result;
          const { promptTokens, completionTokens } = usage;
          const truth = knows && isJsonObject(raw) ? { truth: raw } : {};
          attempts.push({ purpose, prompt, text, promptTokens, completionTokens, ...truth });
          timings.push({ ...result.timings, purpose });
          return result;
        } catch (error) {
          if (error instanceof ModelError) {
            const { code: failure } = error;
            attempts.push({ purpose, prompt, failure, promptTokens: 0, completionTokens: 0 });
            const totalMs = Math.round(performance.now() - began);
            timings.push({ purpose, totalMs, failed: true });
          }
          throw error;
        }
      },
    },
    take: () => {
      const taken = attempts;
      attempts = [];
      return taken;
    },
  };
}
