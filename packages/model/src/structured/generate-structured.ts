// The ladder to a value of a wanted shape: native schema, JSON in the prompt, tagged text, or keep what you had.
import type { Json, Language } from '@hakoniwa/stage';
import type { z } from 'zod';
import { ModelSchemaError } from '../errors/answer-errors.ts';
import { ModelError } from '../errors/model-error.ts';
import { snippet } from '../http/snippet.ts';
import type { GenerateRequest } from '../port/generate-request.ts';
import type { GenerateResult } from '../port/generate-result.ts';
import type { LanguageModel } from '../port/language-model.ts';
import { type AnswerReading, readAnswer } from './read-answer.ts';
import { askAgain, askForShape, type StructuredRequest } from './schema-prompt.ts';

export interface LadderOptions {
  /** The language of the words around the schema. */
  readonly language: Language;
  /** Whether to use the server's own schema support in the first call. */
  readonly isNative?: boolean;
}

/** A value and how it was come by, or the advice to keep the old state and why. */
export type Structured<T> =
  | {
      readonly ok: true;
      readonly value: T;
      readonly asked: 'native' | 'prompt';
      readonly reading: AnswerReading;
      readonly results: readonly GenerateResult[];
    }
  | {
      readonly ok: false;
      readonly keep: 'old-state';
      readonly error: ModelSchemaError;
      readonly results: readonly GenerateResult[];
    };

/** Asks at most twice. Failures of the call itself (time, connection, budget) are thrown as ever. */
export async function generateStructured<S extends z.ZodType>(
  model: LanguageModel,
  request: GenerateRequest & { readonly schema: S },
  options: LadderOptions,
): Promise<Structured<z.infer<S>>>;
export async function generateStructured(
  model: LanguageModel,
  request: StructuredRequest,
  options: LadderOptions,
): Promise<Structured<Json>>;
export async function generateStructured(
  model: LanguageModel,
  request: StructuredRequest,
  { language, isNative = true }: LadderOptions,
): Promise<Structured<Json>> {
  const endMs = performance.now() + request.deadlineMs;
  const { schema, ...free } = request;
  const first = isNative ? request : free;
  const results: GenerateResult[] = [];
  let failed = await attempt({ ...first, messages: askForShape(request, language) });
  if ('ok' in failed) return { ...failed, asked: isNative ? 'native' : 'prompt', results };
  const deadlineMs = Math.max(1, endMs - performance.now());
  request.onRestart?.();
  // Without the constraint: where it failed once, it may be what stands in the way.
  failed = await attempt({
    ...free,
    deadlineMs,
    messages: askAgain(request, { failed, language }),
  });
  if ('ok' in failed) return { ...failed, asked: 'prompt', results };
  const { text, problems } = failed;
  const error = new ModelSchemaError({ calls: 2, problems, snippet: snippet(text) });
  return { ok: false, keep: 'old-state', error, results };

  async function attempt(asked: GenerateRequest): Promise<Attempt> {
    try {
      const result = await model.generate(asked);
      results.push(result);
      const read = readAnswer(schema, result.text);
      return read.ok ? read : { text: result.text, problems: read.problems };
    } catch (error) {
      if (!(error instanceof ModelError) || !isAboutShape(error)) throw error;
      return { text: '', problems: [error.message] };
    }
  }
}

type Attempt =
  | { readonly ok: true; readonly value: Json; readonly reading: AnswerReading }
  | { readonly text: string; readonly problems: readonly string[] };

/** Failures that another way of asking may avoid: a cut answer or none, a schema the server does not take. */
function isAboutShape(error: ModelError): boolean {
  if (error.code === 'MODEL_TRUNCATED')
    return 'where' in error.details && error.details.where === 'answer';
  if (error.code === 'MODEL_EMPTY') return true;
  return error.code === 'MODEL_HTTP' && 'status' in error.details && error.details.status === 400;
}
