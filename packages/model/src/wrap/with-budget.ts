// A layer that lets no call begin that could go over the hard cap.
import { ModelError } from '../errors/model-error.ts';
import type { Layer } from '../port/language-model.ts';
import { estimatePrompt } from '../tokens/estimate-tokens.ts';
import { spentOnFailure } from '../tokens/spent-on-failure.ts';
import type { TokenBudget } from './token-budget.ts';

/** BUDGET_EXCEEDED before anything is sent, when prompt and longest answer do not fit any more. */
export function withBudget(budget: TokenBudget): Layer {
  return (inner) => ({
    id: inner.id,
    async generate(request) {
      const settle = budget.reserve(estimatePrompt(request.messages) + request.maxTokens);
      let used = 0;
      try {
        const result = await inner.generate(request);
        used = result.usage.promptTokens + result.usage.completionTokens;
        return result;
      } catch (error) {
        if (error instanceof ModelError) used = spentOnFailure(request, error);
        throw error;
      } finally {
        settle(used);
      }
    },
  });
}
