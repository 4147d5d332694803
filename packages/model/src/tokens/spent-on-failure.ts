// What a failed call is taken to have cost: servers say nothing then, but may have read the prompt.
import type { ModelError } from '../errors/model-error.ts';
import type { GenerateRequest } from '../port/generate-request.ts';
import { estimatePrompt } from './estimate-tokens.ts';

/** Failures after which the server had begun to work. */
const afterReading = new Set([
  ...['MODEL_HALF_STREAM', 'MODEL_GARBAGE', 'MODEL_SERVER', 'MODEL_OVERSIZED'],
  ...['MODEL_TRUNCATED', 'MODEL_TIMEOUT', 'MODEL_ABORTED'],
]);

/** The prompt, when the server may have read it; rather too much than too little. */
export function spentOnFailure(request: GenerateRequest, error: ModelError): number {
  return afterReading.has(error.code) ? estimatePrompt(request.messages) : 0;
}
