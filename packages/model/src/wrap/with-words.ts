// A layer that makes an answer without a word a failure: nobody waits for silence.
import { ModelEmptyError, ModelToolCallError } from '../errors/answer-errors.ts';
import type { Layer } from '../port/language-model.ts';

/** MODEL_TOOL_CALL when a tool was called instead of answering, MODEL_EMPTY for any other silence. */
export function withWords(): Layer {
  return (inner) => ({
    id: inner.id,
    async generate(request) {
      const result = await inner.generate(request);
      if (result.text.trim() !== '') return result;
      throw result.finish === 'tools'
        ? new ModelToolCallError({})
        : new ModelEmptyError({ finish: result.finish });
    },
  });
}
