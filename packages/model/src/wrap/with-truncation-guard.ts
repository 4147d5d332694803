// A layer that makes silent truncation an error: of the prompt, and of answers that must be whole.
import { ModelTruncatedError } from '../errors/answer-errors.ts';
import { limits } from '../limits.ts';
import type { Layer } from '../port/language-model.ts';
import { estimatePrompt } from '../tokens/estimate-tokens.ts';

export interface TruncationOptions {
  /** Share of our estimate that the server's count must reach. */
  readonly share?: number;
}

/** MODEL_TRUNCATED when the server read far less than we sent, or cut an answer that has a schema. */
export function withTruncationGuard(options: TruncationOptions = {}): Layer {
  const { share = limits.truncationShare } = options;
  return (inner) => ({
    id: inner.id,
    async generate(request) {
      const result = await inner.generate(request);
      const { promptTokens, completionTokens, cachedTokens = 0 } = result.usage;
      // A server that does not count gets our own estimate and passes. Some count only what they
      // read anew; what they took from their cache was read too.
      const serverTokens = Math.max(promptTokens, cachedTokens);
      const estimatedTokens = estimatePrompt(request.messages);
      const isFarBelow = serverTokens < estimatedTokens * share;
      const missing = estimatedTokens - serverTokens;
      if (isFarBelow && missing > limits.truncationTokens) {
        throw new ModelTruncatedError({ where: 'prompt', serverTokens, estimatedTokens });
      }
      if (request.schema !== undefined && result.finish === 'length') {
        throw new ModelTruncatedError({ where: 'answer', completionTokens });
      }
      return result;
    },
  });
}
