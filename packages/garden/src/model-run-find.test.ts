// Which model is meant, and which server gets to see a key.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemoryJournal } from '@hakoniwa/model';
import { refusedUrl, startScriptedOllama, startScriptedOpenAi } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { openModel } from './model-run.ts';
import { ModelFormError } from './model-run-address.ts';
import { findModel, type ModelSettings, NoModelError } from './model-run-find.ts';

const none: ModelSettings = {
  OLLAMA_HOST: undefined,
  HAKONIWA_MODEL_URL: undefined,
  HAKONIWA_MODEL: undefined,
  HAKONIWA_MODEL_KEY: undefined,
  OPENAI_API_KEY: undefined,
};
const nowhere = { hosts: [], addresses: [] };

it('[GR20] auto is what detection finds', async () => {
  const server = await startScriptedOllama({ answer: () => '', models: ['qwen', 'gemma3:4b'] });
  const found = await findModel('auto', none, { ...nowhere, hosts: [server.url] });
  const named = { ...none, HAKONIWA_MODEL: 'qwen', HAKONIWA_MODEL_URL: server.url };
  const other = await findModel('auto', named, nowhere);
  await server.stop();
  expect(found).toEqual({
    address: { server: 'ollama', model: 'gemma3:4b', baseUrl: server.url },
    isRemote: false,
  });
  expect(other.address.model).toBe('qwen');
});

it('[GR20] auto is the full name in the settings, without looking', async () => {
  const settings = { ...none, HAKONIWA_MODEL: 'openai:x@https://models.example/v1' };
  expect(await findModel('auto', settings, nowhere)).toEqual({
    address: { server: 'openai', model: 'x', baseUrl: 'https://models.example/v1' },
    isRemote: true,
  });
});

it('[GR20] where there is none, every place says why', async () => {
  const url = await refusedUrl();
  const failed = findModel('auto', none, { ...nowhere, hosts: [url] });
  await expect(failed).rejects.toBeInstanceOf(NoModelError);
  await expect(failed).rejects.toMatchObject({
    detections: [{ url, advice: [{ key: 'refused' }] }],
  });
  await expect(findModel('gemma', none, nowhere)).rejects.toBeInstanceOf(ModelFormError);
});

it('[GR8] OLLAMA_HOST says where ollama: is', async () => {
  const settings = { ...none, OLLAMA_HOST: '0.0.0.0:9999' };
  expect((await findModel('ollama:gemma3:4b', settings)).address.baseUrl).toBe(
    'http://127.0.0.1:9999',
  );
  expect((await findModel('ollama:x@http://h:1', settings)).address.baseUrl).toBe('http://h:1');
});

const keys = { ...none, HAKONIWA_MODEL_KEY: 'own-key', OPENAI_API_KEY: 'usual-key' };
it.each([
  ['openai:x@http://127.0.0.1:8080/v1', keys, 'own-key'],
  ['ollama:x', keys, 'own-key'],
  ['openai:x@http://h:1/v1', { ...keys, HAKONIWA_MODEL_URL: 'http://h:1' }, 'own-key'],
  ['openai:x@http://h:2/v1', { ...keys, HAKONIWA_MODEL_URL: 'http://h:1' }, undefined],
  ['openai:x@https://h/v1', { ...keys, HAKONIWA_MODEL_URL: 'http://h:1' }, 'usual-key'],
  ['openai:x@http://localhost:1/v1', { ...none, OPENAI_API_KEY: 'usual-key' }, 'usual-key'],
  ['openai:x@http://h/v1', { ...none, OPENAI_API_KEY: 'usual-key' }, undefined],
  ['ollama:x', { ...none, OPENAI_API_KEY: 'usual-key' }, undefined],
])('[GR21] %s gets the key that is meant for it', async (given, settings, key) => {
  expect((await findModel(given, settings)).apiKey).toBe(key);
});

it('[GR21] a key goes out in its header and stands in no record and no error', async () => {
  const seen: IncomingMessage['headers'][] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.writeHead(401).end(JSON.stringify({ error: { message: 'wrong key' } }));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const journal = new MemoryJournal();
  const address = { server: 'openai', model: 'x', baseUrl } as const;
  const model = openModel({ address, journal, apiKey: 'sesame', retry: { attempts: 1 } });
  const call = {
    messages: [{ role: 'user' as const, content: 'hi' }],
    ...{ purpose: 'thought', maxTokens: 5, deadlineMs: 20_000 },
  };
  const error: unknown = await model.generate(call).catch((failure: unknown) => failure);
  server.close();
  expect(seen[0]?.authorization).toBe('Bearer sesame');
  expect(journal.records).toHaveLength(1);
  expect(JSON.stringify([journal.records, error, String(error)])).not.toContain('sesame');
});

it('[GR21] a model found by detection is asked with the key of its own server', async () => {
  const server = await startScriptedOpenAi({ answer: () => '', models: ['m'] });
  const settings = { ...keys, HAKONIWA_MODEL_URL: server.url };
  const found = await findModel('auto', settings, nowhere);
  await server.stop();
  expect(found).toEqual({
    address: { server: 'openai', model: 'm', baseUrl: `${server.url}/v1` },
    apiKey: 'own-key',
    isRemote: false,
  });
});
