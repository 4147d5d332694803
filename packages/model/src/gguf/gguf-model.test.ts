import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { aRequest, codeOf } from '../../test/servers.ts';
import { tinyGguf } from '../../test/tiny-gguf.ts';
import { ggufModel } from './gguf-model.ts';
import type { LlamaHistoryItem, LlamaRuntime } from './llama-runtime.ts';

/** A runtime that says what it was told. */
function fakeRuntime(log: string[] = []): LlamaRuntime {
  let used = 0;
  const tokenMeter = { getState: () => ({ usedInputTokens: used, usedOutputTokens: used }) };
  const loadModel = async ({ modelPath }: { modelPath: string }) => {
    log.push(`load ${modelPath}`);
    if (modelPath === 'broken.gguf') throw new Error('bad magic');
    return {
      createContext: async () => ({ getSequence: () => ({ tokenMeter }) }),
      tokenize: (text: string) => ({ length: text.length }),
      dispose: async () => void log.push('disposed'),
    };
  };
  return {
    getLlama: async () => ({ loadModel, createGrammarForJsonSchema: async (schema) => schema }),
    LlamaChatSession: class {
      #history: readonly LlamaHistoryItem[] = [];
      setChatHistory(history: readonly LlamaHistoryItem[]) {
        this.#history = history;
      }
      async promptWithMeta(prompt: string, options: Readonly<Record<string, unknown>>) {
        log.push(`prompt ${prompt}`);
        await new Promise((later) => setImmediate(later));
        (options.signal as AbortSignal | undefined)?.throwIfAborted();
        used += 3;
        const text = JSON.stringify({ history: this.#history, prompt });
        (options.onTextChunk as (text: string) => void)(text);
        log.push(`answered ${prompt}`);
        return { responseText: text, stopReason: 'eogToken' };
      }
      dispose() {
        log.push('session over');
      }
    },
  };
}

describe('a model in our process', () => {
  it('[M13] without node-llama-cpp says how to install it', async () => {
    if (isInstalled) return;
    const model = ggufModel({ path: 'x.gguf', name: 'x' });
    expect(await model.generate(aRequest()).catch((error: unknown) => error)).toMatchObject({
      code: 'MODEL_RUNTIME_MISSING',
      details: { fix: 'npm i node-llama-cpp' },
    });
  });

  it('[M13] takes messages as history and prompt, one call at a time, and loads once', async () => {
    const log: string[] = [];
    const model = ggufModel({ path: 'a.gguf', name: 'a', runtime: async () => fakeRuntime(log) });
    const ask = (content: string) =>
      model.generate(
        aRequest({
          messages: [
            { role: 'system', content: 'rules' },
            { role: 'assistant', content: 'hello' },
            { role: 'user', content },
          ],
          schema: { type: 'object' },
        }),
      );
    const [first] = await Promise.all([ask('one'), ask('two')]);
    expect(first?.json).toEqual({
      history: [
        { type: 'system', text: 'rules' },
        { type: 'model', response: ['hello'] },
      ],
      prompt: 'one',
    });
    expect(first?.usage).toEqual({
      ...{ promptTokens: 13, completionTokens: 3, cachedTokens: 10, source: 'server' },
    });
    await model.stop();
    expect(log).toEqual([
      ...['load a.gguf', 'prompt one', 'answered one', 'prompt two', 'answered two'],
      ...['session over', 'disposed'],
    ]);
  });

  it('[M13] fails with a code when the file is no model, and obeys an abort', async () => {
    const runtime = async () => fakeRuntime();
    const broken = ggufModel({ path: 'broken.gguf', name: 'b', runtime });
    expect(await codeOf(broken.generate(aRequest()))).toBe('MODEL_RUNTIME');
    const caller = new AbortController();
    const call = ggufModel({ path: 'a', name: 'a', runtime }).generate(
      aRequest({ signal: caller.signal }),
    );
    caller.abort();
    expect(await codeOf(call)).toBe('MODEL_ABORTED');
  });
});

const isInstalled = (() => {
  try {
    return Boolean(createRequire(import.meta.url).resolve('node-llama-cpp'));
  } catch {
    return false;
  }
})();
if (!isInstalled) console.warn('MISSING node-llama-cpp: npm i node-llama-cpp');

const withRuntime = describe.runIf(isInstalled); // MISSING node-llama-cpp: npm i node-llama-cpp

withRuntime('with node-llama-cpp', () => {
  const folder = mkdtemp(join(tmpdir(), 'hakoniwa-gguf-'));
  afterAll(async () => rm(await folder, { recursive: true }));

  it('[M13] a random model of 96 KB answers in the wanted shape', async () => {
    const path = join(await folder, 'tiny.gguf');
    await writeFile(path, tinyGguf());
    // One thread: with more than there are free cores the same call takes two hundred times longer.
    const model = ggufModel({ path, name: 'tiny', contextTokens: 1024, threads: 1 });
    const schema = z.object({ mood: z.enum(['calm', 'cross']), loud: z.boolean() });
    const heard: string[] = [];
    const onToken = (piece: string) => heard.push(piece);
    const result = await model.generate(aRequest({ schema, seed: 1, onToken }));
    expect(schema.safeParse(result.json).success).toBe(true);
    expect(heard.join('')).toBe(result.text);
    expect(result.usage.completionTokens).toBeGreaterThan(5);
    await model.stop();
  });
});
