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
  /** What is not as it should be in an answer that has its shape: it is asked for once more, and taken all the same. */
  readonly doubts?: (value: Json, text: string) => readonly string[];
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
  { language, isNative = true, doubts = () => [] }: LadderOptions,
): Promise<Structured<Json>> {
  const endMs = performance.now() + request.deadlineMs;
  const { schema, ...free } = request;
  const first = isNative ? request : free;
  const results: GenerateResult[] = [];
  const begun = await attempt({ ...first, messages: askForShape(request, language) });
  const asked = isNative ? 'native' : 'prompt';
  const problems = 'ok' in begun ? doubts(begun.value, results.at(-1)?.text ?? '') : begun.problems;
  if ('ok' in begun && problems.length === 0) return { ...begun, asked, results };
  const draft = 'ok' in begun ? (results.at(-1)?.text ?? '') : begun.text;
  const deadlineMs = Math.max(1, endMs - performance.now());
  request.onRestart?.();
  // Without the constraint: where it failed once, it may be what stands in the way.
  const again = await attempt({
    ...free,
    deadlineMs,
    messages: askAgain(request, { failed: { text: draft, problems }, language }),
  }).catch((error: unknown) => {
    // What came first has its shape, whatever became of the second.
    if ('ok' in begun && error instanceof ModelError && error.code !== 'MODEL_ABORTED')
      return begun;
    throw error;
  });
  if ('ok' in again) return { ...again, asked: again === begun ? asked : 'prompt', results };
  if ('ok' in begun) return { ...begun, asked, results };
  const error = new ModelSchemaError({
    ...{ calls: 2, problems: again.problems, snippet: snippet(again.text) },
  });
  return { ok: false, keep: 'old-state', error, results };

  async function attempt(wanted: GenerateRequest): Promise<Attempt> {
    try {
      const result = await model.generate(wanted);
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
