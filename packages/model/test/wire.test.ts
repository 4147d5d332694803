import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loopbackDoor } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { retryAfterMs } from '../src/http/retry-after.ts';
import { ollamaModel } from '../src/ollama/ollama-model.ts';
import { openAiModel } from '../src/openai/openai-model.ts';
import { outboundDoor } from '../src/outbound/outbound-door.ts';
import { ADAPTERS, aRequest, codeOf, withServer } from './servers.ts';

const [ollama, openAi] = ADAPTERS;
const keyed = (origin: string) => outboundDoor({ keys: [{ origin, key: 'k' }] });

/** Runs a test against a server that answers in its own words. */
async function against<T>(
  listener: RequestListener,
  test: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer(listener);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    return await test(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

describe('Ollama’s own API', () => {
  it('[M31] states window, keep-alive, no thinking and no silent cutting in every call', async () => {
    if (!ollama) throw new Error('no row');
    await withServer(ollama, { answer: () => 'x' }, async (server, model) => {
      await model.generate(aRequest({ temperature: 0.5, seed: 7, stop: ['\n'], maxTokens: 50 }));
      expect(server.log.calls[0]?.ask.body).toEqual({
        ...{ model: 'gemma3:4b', messages: aRequest().messages, stream: true },
        ...{ keep_alive: '30m', think: false, truncate: false, shift: false },
        options: { num_ctx: 8192, num_predict: 50, temperature: 0.5, seed: 7, stop: ['\n'] },
      });
    });
  });

  it('[M31] thinks only when allowed to, and never for JSON', async () => {
    if (!ollama) throw new Error('no row');
    await withServer(ollama, { answer: () => '{}' }, async (server) => {
      const model = ollamaModel({
        door: loopbackDoor,
        baseUrl: server.url,
        model: 'm',
        think: true,
        contextTokens: 99,
      });
      await model.generate(aRequest());
      await model.generate(aRequest({ schema: z.object({}) }));
      expect(server.log.calls.map(({ ask }) => ask.body.think)).toEqual([true, false]);
      expect(server.log.calls[0]?.ask.body.options).toMatchObject({ num_ctx: 99 });
    });
  });

  it('[M31] a prompt that does not fit is MODEL_PROMPT_TOO_LONG', async () => {
    const body = '{"error":"the input length exceeds the context length"}';
    await against(
      (_, response) => void response.writeHead(400).end(body),
      async (baseUrl) => {
        const call = ollamaModel({ door: loopbackDoor, baseUrl, model: 'm' }).generate(aRequest());
        expect(await codeOf(call)).toBe('MODEL_PROMPT_TOO_LONG');
      },
    );
  });
});

describe('the OpenAI-compatible API', () => {
  const events = (...values: (object | string)[]) =>
    values
      .map((value) => `data: ${typeof value === 'string' ? value : JSON.stringify(value)}\n\n`)
      .join('');
  const ask = (body: string, type = 'text/event-stream') =>
    against(
      (_, response) => void response.writeHead(200, { 'content-type': type }).end(body),
      (url) =>
        openAiModel({ door: loopbackDoor, baseUrl: `${url}/v1`, model: 'm' }).generate(aRequest()),
    );

  it('[M32] sends the key as a header and schemas only where the server takes them', async () => {
    if (!openAi) throw new Error('no row');
    await withServer(openAi, { answer: () => '{}' }, async (server) => {
      const baseUrl = `${server.url}/v1`;
      const options = { baseUrl, model: 'm', door: keyed(baseUrl), hasSchemas: false };
      const extraBody = { chat_template_kwargs: { enable_thinking: false } };
      await openAiModel({ ...options, extraBody }).generate(aRequest({ schema: z.object({}) }));
      expect(server.log.calls[0]?.ask.body).toMatchObject({
        ...{ stream: true, stream_options: { include_usage: true }, max_tokens: 100 },
        ...{ response_format: { type: 'json_object' }, ...extraBody },
      });
    });
    let key: string | undefined;
    await against(
      (request, response) => {
        key = request.headers.authorization;
        response.end(events('[DONE]'));
      },
      (url) => openAiModel({ door: keyed(url), baseUrl: url, model: 'm' }).generate(aRequest()),
    );
    expect(key).toBe('Bearer k');
  });

  it('[M32] reads servers that do not stream, that leave [DONE] out, and llama.cpp’s timings', async () => {
    const whole = { choices: [{ message: { content: 'hi' }, finish_reason: 'stop' }] };
    expect(await ask(JSON.stringify(whole), 'application/json')).toMatchObject({ text: 'hi' });
    const last = { choices: [{ delta: { content: 'hi' }, finish_reason: 'length' }] };
    const timings = { cache_n: 90, prompt_n: 10, prompt_ms: 12.3, predicted_ms: 45.6 };
    const usage = { prompt_tokens: 100, completion_tokens: 1 };
    expect(await ask(`: ping\n\n${events(last, { choices: [], usage, timings })}`)).toMatchObject({
      ...{ text: 'hi', finish: 'length', timings: { promptMs: 12, completionMs: 46 } },
      usage: { promptTokens: 100, completionTokens: 1, cachedTokens: 90, source: 'server' },
    });
  });
});

describe('a busy server', () => {
  it.each([
    ['5', 5000],
    ['0', 0],
    ['1.5', 1500],
    ['Thu, 01 Jan 1970 00:00:09 GMT', 8000],
    ['soon', undefined],
    [undefined, undefined],
  ])('[M17] Retry-After: %s means %s ms', (header, wait) => {
    expect(retryAfterMs(header, 1000)).toBe(wait);
  });
});
