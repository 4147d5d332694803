// Which model is meant, and which server gets to see a key.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MemoryJournal, outboundDoor } from '@hakoniwa/model';
import {
  loopbackDoor,
  refusedUrl,
  startScriptedOllama,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { openModel } from './model-run.ts';
import { ModelFormError } from './model-run-address.ts';
import { findModel, type ModelSettings, NoModelError } from './model-run-find.ts';
import { modelKeys } from './model-run-keys.ts';

const none: ModelSettings = {
  OLLAMA_HOST: undefined,
  HAKONIWA_MODEL_URL: undefined,
  HAKONIWA_MODEL: undefined,
  HAKONIWA_MODEL_KEY: undefined,
  OPENAI_API_KEY: undefined,
};
const nowhere = { door: loopbackDoor, hosts: [], addresses: [] };

it('[GR20] auto is what detection finds', async () => {
  const server = await startScriptedOllama({ answer: () => '', models: ['qwen', 'gemma3:4b'] });
  const found = await findModel('auto', {
    settings: none,
    probing: { ...nowhere, hosts: [server.url] },
  });
  const named = { ...none, HAKONIWA_MODEL: 'qwen', HAKONIWA_MODEL_URL: server.url };
  const other = await findModel('auto', { settings: named, probing: nowhere });
  await server.stop();
  expect(found).toEqual({
    address: { server: 'ollama', model: 'gemma3:4b', baseUrl: server.url },
    door: loopbackDoor,
    isRemote: false,
  });
  expect(other.address.model).toBe('qwen');
});

it('[GR20] auto is the full name in the settings, without looking', async () => {
  const settings = { ...none, HAKONIWA_MODEL: 'openai:x@https://models.example/v1' };
  expect(await findModel('auto', { settings, probing: nowhere })).toEqual({
    address: { server: 'openai', model: 'x', baseUrl: 'https://models.example/v1' },
    door: loopbackDoor,
    isRemote: true,
  });
});

it('[GR20] where there is none, every place says why', async () => {
  const url = await refusedUrl();
  const failed = findModel('auto', { settings: none, probing: { ...nowhere, hosts: [url] } });
  await expect(failed).rejects.toBeInstanceOf(NoModelError);
  await expect(failed).rejects.toMatchObject({
    detections: [{ url, advice: [{ key: 'refused' }] }],
  });
  await expect(findModel('gemma', { settings: none, probing: nowhere })).rejects.toBeInstanceOf(
    ModelFormError,
  );
});

it('[GR8] OLLAMA_HOST says where ollama: is', async () => {
  const settings = { ...none, OLLAMA_HOST: '0.0.0.0:9999' };
  expect(
    (await findModel('ollama:gemma3:4b', { settings, probing: nowhere })).address.baseUrl,
  ).toBe('http://127.0.0.1:9999');
  expect(
    (await findModel('ollama:x@http://h:1', { settings, probing: nowhere })).address.baseUrl,
  ).toBe('http://h:1');
});

const keys = { ...none, HAKONIWA_MODEL_KEY: 'own-key', OPENAI_API_KEY: 'usual-key' };
const openAi = { origin: 'https://api.openai.com', key: 'usual-key' };
it.each([
  // Without a server of its own a key is for nobody.
  [keys, [openAi]],
  [{ ...keys, HAKONIWA_MODEL_URL: 'http://h:1/v1' }, [openAi, own('http://h:1')]],
  [{ ...keys, HAKONIWA_MODEL: 'openai:x@http:h:2/v1' }, [openAi, own('http://h:2')]],
  [{ ...keys, HAKONIWA_MODEL: 'gemma3:4b' }, [openAi]],
  [{ ...keys, OLLAMA_HOST: '0.0.0.0:9999' }, [openAi, own('http://127.0.0.1:9999')]],
  [
    { ...keys, HAKONIWA_MODEL_URL: 'http://h:1', HAKONIWA_MODEL: 'openai:x@http://h:2/v1' },
    [openAi, own('http://h:1')],
  ],
  [none, []],
])('[GR21] a key belongs to the server that the same environment names: %o', (settings, all) => {
  expect(modelKeys(settings)).toEqual(all);
});

function own(origin: string) {
  return { origin, key: 'own-key' };
}

it('[GR21] a model typed on the command line names the server where the environment names none', () => {
  const typed = 'openai:x@http:h:3/v1';
  expect(modelKeys(keys, typed)).toContainEqual(own('http://h:3'));
  const said = { ...keys, HAKONIWA_MODEL_URL: 'http://h:1' };
  expect(modelKeys(said, typed)).toEqual([openAi, own('http://h:1')]);
  expect(modelKeys(keys, 'auto')).toEqual([openAi]);
});

it('[GR21] no other server sees a key, whether named for Ollama or for OpenAI', async () => {
  const seen: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers.authorization);
    response.writeHead(500).end('{}');
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const door = outboundDoor({ kinds: ['loopback'], keys: modelKeys(keys) });
  for (const name of [
    'openai:x@http:',
    'openai:x@http://',
    'ollama:x@http:/',
    'ollama:x@http:\\\\',
  ]) {
    const { address } = await findModel(`${name}${url}`, {
      settings: keys,
      probing: { ...nowhere, door },
    });
    const call = openModel({ address, door, retry: { attempts: 1 } }).generate(aCall);
    await expect(call).rejects.toMatchObject({ code: 'MODEL_HTTP' });
  }
  server.close();
  expect(seen).toEqual([undefined, undefined, undefined, undefined]);
});

it('[GR21] a server that is not known is not called', async () => {
  const door = outboundDoor({ servers: ['http://127.0.0.1:9'] });
  const asked = findModel('openai:x@http:127.0.0.1:10', {
    settings: none,
    probing: { ...nowhere, door },
  });
  await expect(asked).rejects.toMatchObject({ code: 'MODEL_ADDRESS' });
});

const aCall = {
  messages: [{ role: 'user' as const, content: 'hi' }],
  ...{ purpose: 'thought', maxTokens: 5, deadlineMs: 300_000 },
};

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
  const door = outboundDoor({ keys: [{ origin: baseUrl, key: 'sesame' }] });
  const model = openModel({ address, journal, door, retry: { attempts: 1 } });
  const error: unknown = await model.generate(aCall).catch((failure: unknown) => failure);
  server.close();
  expect(seen[0]?.authorization).toBe('Bearer sesame');
  expect(journal.records).toHaveLength(1);
  expect(JSON.stringify([journal.records, error, String(error)])).not.toContain('sesame');
});

it('[GR21] a model found by detection is asked with the key of its own server', async () => {
  const server = await startScriptedOpenAi({ answer: () => '', models: ['m'] });
  const settings = { ...keys, HAKONIWA_MODEL_URL: server.url };
  const door = outboundDoor({ keys: modelKeys(settings) });
  const found = await findModel('auto', { settings, probing: { ...nowhere, door } });
  await server.stop();
  expect(found).toEqual({
    address: { server: 'openai', model: 'm', baseUrl: `${server.url}/v1` },
    door,
    isRemote: false,
  });
  expect(door.hasKey(found.address.baseUrl)).toBe(true);
});
