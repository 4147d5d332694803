// A layer that counts every attempt on a token meter.
import { ModelError } from '../errors/model-error.ts';
import type { Layer } from '../port/language-model.ts';
import { spentOnFailure } from '../tokens/spent-on-failure.ts';
import type { TokenMeter } from './token-meter.ts';

/** Counts what the model inside uses; stands inside retries, so that no attempt is forgotten. */
export function withMeter(meter: TokenMeter): Layer {
  return (inner) => ({
    id: inner.id,
    async generate(request) {
      const whose = { character: request.character ?? '', purpose: request.purpose };
      try {
        const result = await inner.generate(request);
        meter.addAnswer(whose, result.usage);
        return result;
      } catch (error) {
        if (error instanceof ModelError) meter.addFailure(whose, spentOnFailure(request, error));
        throw error;
      }
    },
  });
}
