// Both adapters against their scripted servers, as rows: what holds for one must hold for the other.
import {
  loopbackDoor,
  refusedUrl,
  type ScriptedServer,
  type ScriptedServerOptions,
  startScriptedOllama,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { ollamaModel } from '../src/ollama/ollama-model.ts';
import { openAiModel } from '../src/openai/openai-model.ts';
import type { GenerateRequest } from '../src/port/generate-request.ts';
import type { LanguageModel } from '../src/port/language-model.ts';

export interface AdapterRow {
  readonly name: string;
  readonly start: (options: ScriptedServerOptions) => Promise<ScriptedServer>;
  readonly connect: (url: string) => LanguageModel;
}

export const ADAPTERS: readonly AdapterRow[] = [
  {
    name: 'Ollama',
    start: startScriptedOllama,
    connect: (baseUrl) => ollamaModel({ door: loopbackDoor, baseUrl, model: 'gemma3:4b' }),
  },
  {
    name: 'OpenAI-compatible',
    start: startScriptedOpenAi,
    connect: (url) => openAiModel({ door: loopbackDoor, baseUrl: `${url}/v1`, model: 'gemma3:4b' }),
  },
];

/** A request with nothing special about it. */
export function aRequest(over: Partial<GenerateRequest> = {}): GenerateRequest {
  return {
    messages: [{ role: 'user', content: 'やな、おはよう。' }],
    purpose: 'performance',
    maxTokens: 100,
    deadlineMs: 300_000,
    ...over,
  };
}

/** Runs a test against a server that is stopped afterwards. */
export async function withServer<T>(
  adapter: AdapterRow,
  options: ScriptedServerOptions,
  test: (server: ScriptedServer, model: LanguageModel) => Promise<T>,
): Promise<T> {
  const server = await adapter.start(options);
  try {
    return await test(server, adapter.connect(server.url));
  } finally {
    await server.stop();
  }
}

/** A model on a port where nobody listens. */
export async function unreachable(adapter: AdapterRow): Promise<LanguageModel> {
  return adapter.connect(await refusedUrl());
}

/** The code a call fails with, or `answered`. */
export async function codeOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
    return 'answered';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error);
  }
}
