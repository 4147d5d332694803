// The adapter for a GGUF file in our own process: no server, one call at a time.

import { AnswerDraft } from '../answer-draft.ts';
import { abortError, throwIfAborted } from '../errors/abort.ts';
import { ModelRuntimeError } from '../errors/call-errors.ts';
import { ModelError } from '../errors/model-error.ts';
import { snippet } from '../http/snippet.ts';
import { limits } from '../limits.ts';
import type { GenerateRequest } from '../port/generate-request.ts';
import type { Finish, GenerateResult } from '../port/generate-result.ts';
import type { LanguageModel } from '../port/language-model.ts';
import { jsonSchemaOf } from '../structured/json-schema.ts';
import { asHistory } from './chat-history.ts';
import { type LlamaRuntime, loadLlamaRuntime } from './llama-runtime.ts';
import { type LoadedGguf, loadGguf } from './load-gguf.ts';

export interface GgufOptions {
  readonly path: string;
  /** A short name for records; the path stays out of them. */
  readonly name: string;
  readonly contextTokens?: number;
  /** Threads of the CPU; more than there are cores makes every call many times slower. */
  readonly threads?: number;
  readonly runtime?: () => Promise<LlamaRuntime>;
}

/** A model in this process; the file is loaded with the first call. */
export function ggufModel(options: GgufOptions): LanguageModel & { stop: () => Promise<void> } {
  const { contextTokens = limits.contextTokens, runtime = loadLlamaRuntime } = options;
  let loading: Promise<LoadedGguf> | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  /** Loads once; what failed may be tried again. */
  const load = async () => {
    loading ??= loadGguf(runtime, { ...options, contextTokens });
    try {
      return await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
  };
  return {
    id: `gguf:${options.name}`,
    generate(request) {
      const mine = queue.then(async () => {
        throwIfAborted(request.signal);
        return answer(await load(), request);
      });
      // The next call waits for this one, however it ends; its outcome is its caller's.
      queue = mine.catch(() => undefined);
      return mine.catch((error: unknown) => {
        throw asModelError(error, request.signal);
      });
    },
    async stop() {
      await queue;
      const loaded = await loading;
      loading = undefined;
      await loaded?.stop();
    },
  };
}

async function answer(loaded: LoadedGguf, request: GenerateRequest): Promise<GenerateResult> {
  const { sequence, session, count, makeGrammar } = loaded;
  const { schema, signal, temperature, seed, stop } = request;
  const draft = new AnswerDraft(request);
  const grammar = schema === undefined ? undefined : await makeGrammar(jsonSchemaOf(schema));
  const { history, prompt } = asHistory(request.messages);
  const before = sequence.tokenMeter.getState();
  session.setChatHistory(history);
  const { responseText, stopReason } = await session.promptWithMeta(prompt, {
    ...{ maxTokens: request.maxTokens, onTextChunk: (piece: string) => draft.add(piece) },
    ...(temperature !== undefined && { temperature }),
    ...(seed !== undefined && { seed }),
    ...(stop && { customStopTriggers: [...stop] }),
    ...(signal && { signal }),
    ...(grammar !== undefined && { grammar }),
  });
  // The session may trim its text after it has streamed it; what was streamed is the answer.
  if (draft.text === '') draft.add(responseText);
  const after = sequence.tokenMeter.getState();
  const readTokens = after.usedInputTokens - before.usedInputTokens;
  const promptTokens = Math.max(readTokens, count(request.messages));
  return draft.close({
    finish: finishOf(stopReason),
    promptTokens,
    completionTokens: after.usedOutputTokens - before.usedOutputTokens,
    cachedTokens: promptTokens - readTokens,
  });
}

function finishOf(reason: string): Finish {
  if (reason === 'maxTokens') return 'length';
  return ['eogToken', 'customStopTrigger', 'stopGenerationTrigger'].includes(reason)
    ? 'stop'
    : 'other';
}

function asModelError(error: unknown, signal: AbortSignal | undefined): ModelError {
  if (signal?.aborted) return abortError(signal);
  if (error instanceof ModelError) return error;
  const said = snippet(error instanceof Error ? error.message : String(error));
  return new ModelRuntimeError({ name: 'node-llama-cpp', said }, { cause: error });
}
