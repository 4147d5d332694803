// The port: one way to ask a language model for text, whatever runs behind it.
import type { GenerateRequest } from './generate-request.ts';
import type { GenerateResult } from './generate-result.ts';

/**
 * A language model. It fails only with a ModelError, obeys `request.signal`, and leaves deadlines,
 * retries and budgets to the layers around it.
 */
export interface LanguageModel {
  /** Server kind and model name, such as `ollama:gemma3:4b`; part of every record. */
  readonly id: string;
  generate(request: GenerateRequest): Promise<GenerateResult>;
  /** Told whether what it wrote was of use, where somebody keeps count: the code of what was wrong, or nothing. */
  readonly judged?: ((fault: string | undefined) => void) | undefined;
}

/** A model around a model: how every policy is added without touching an adapter. */
export type Layer = (inner: LanguageModel) => LanguageModel;

/** Puts layers around a model; the first in the list is the outermost. */
export function stackLayers(model: LanguageModel, layers: readonly Layer[]): LanguageModel {
  return layers.reduceRight((inner, layer) => {
    const outer = layer(inner);
    return inner.judged && !outer.judged ? { ...outer, judged: inner.judged } : outer;
  }, model);
}
