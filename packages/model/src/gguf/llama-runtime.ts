// The part of node-llama-cpp that we use, and loading it when it is installed.
import type { JsonObject } from '@hakoniwa/stage';
import { ModelRuntimeMissingError } from '../errors/call-errors.ts';

/** A line of a conversation in node-llama-cpp's words. */
export type LlamaHistoryItem =
  | { readonly type: 'system' | 'user'; readonly text: string }
  | { readonly type: 'model'; readonly response: string[] };

export interface LlamaSession {
  setChatHistory(history: readonly LlamaHistoryItem[]): void;
  promptWithMeta(
    prompt: string,
    options: Readonly<Record<string, unknown>>,
  ): Promise<{ readonly responseText: string; readonly stopReason: string }>;
  dispose(options?: { readonly disposeSequence?: boolean }): void;
}

export interface LlamaSequence {
  readonly tokenMeter: {
    getState(): { readonly usedInputTokens: number; readonly usedOutputTokens: number };
  };
}

export interface LlamaModel {
  createContext(options: Readonly<Record<string, unknown>>): Promise<{
    getSequence(): LlamaSequence;
  }>;
  tokenize(text: string): { readonly length: number };
  dispose(): Promise<void>;
}

export interface LlamaRuntime {
  getLlama(options: Readonly<Record<string, unknown>>): Promise<{
    loadModel(options: { readonly modelPath: string }): Promise<LlamaModel>;
    createGrammarForJsonSchema(schema: JsonObject): Promise<unknown>;
  }>;
  readonly LlamaChatSession: new (options: {
    readonly contextSequence: LlamaSequence;
  }) => LlamaSession;
}

/** A name in a variable, so that nothing asks for the package where it is not installed. */
const runtimeName: string = 'node-llama-cpp';

/** node-llama-cpp, or MODEL_RUNTIME_MISSING with the command that installs it. */
export async function loadLlamaRuntime(): Promise<LlamaRuntime> {
  try {
    return (await import(runtimeName)) as LlamaRuntime;
  } catch (cause) {
    const fix = 'npm i node-llama-cpp';
    throw new ModelRuntimeMissingError({ name: runtimeName, fix }, { cause });
  }
}
