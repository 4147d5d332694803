import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  loopbackDoor,
  refusedUrl,
  startScriptedOllama,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { afterEach, describe, expect, it } from 'vitest';
import { candidates, USUAL_PORTS } from '../src/detect/candidates.ts';
import { chooseModel } from '../src/detect/choose-model.ts';
import { detectModels } from '../src/detect/detect-models.ts';
import { ollamaHostUrl } from '../src/detect/ollama-host.ts';
import { outboundDoor } from '../src/outbound/outbound-door.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  open.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A server with these pages and 404 elsewhere. */
const pages = (table: Record<string, unknown>) =>
  serve((request, response) => {
    const page = table[request.url ?? ''];
    response.statusCode = page === undefined ? 404 : 200;
    response.end(JSON.stringify(page ?? { error: 'not found' }));
  });

const one = async (url: string) =>
  (await detectModels({ door: loopbackDoor, hosts: [url], timeoutMs: 300_000 }))[0];
const list = { object: 'list', data: [{ id: 'qwen3-8b', owned_by: 'me' }] };

describe('detection', () => {
  it('[M28] finds both scripted servers with kind, version and models', async () => {
    const ollama = await startScriptedOllama({ answer: () => '', models: ['gemma3:4b', 'x'] });
    const openAi = await startScriptedOpenAi({ answer: () => '', models: ['m'] });
    const found = await detectModels({ door: loopbackDoor, hosts: [ollama.url, openAi.url] });
    await Promise.all([ollama.stop(), openAi.stop()]);
    expect(found).toMatchObject([
      {
        found: { kind: 'ollama', version: '0.30.5', baseUrl: ollama.url },
        advice: [],
      },
      {
        found: { kind: 'openai', baseUrl: `${openAi.url}/v1`, models: [{ name: 'm' }] },
        advice: [],
      },
    ]);
    expect(found[0]?.found?.models.map(({ name }) => name)).toEqual(['gemma3:4b', 'x']);
  });

  it.each([
    ['llama.cpp', { '/props': { build_info: 'b7000' }, '/v1/models': list }],
    ['lm-studio', { '/api/v0/models': { data: [] }, '/v1/models': list }],
    [
      'koboldcpp',
      { '/api/extra/version': { result: 'KoboldCpp', version: '1.9' }, '/v1/models': list },
    ],
    ['vllm', { '/version': { version: '0.12' }, '/v1/models': list }],
  ])('[M28] tells %s by its own page', async (kind, table) => {
    expect(await one(await pages(table))).toMatchObject({
      found: { kind, models: [{ name: 'qwen3-8b' }] },
      advice: [],
    });
  });

  it('[M28] finds a server whose address was given with /v1', async () => {
    const url = await pages({ '/v1/models': list });
    expect(await one(`${url}/v1`)).toMatchObject({ found: { baseUrl: `${url}/v1` } });
  });

  it.each<[string, () => Promise<string>]>([
    ['refused', refusedUrl],
    ['silent', () => serve(() => undefined)],
    ['unauthorized', () => status(401)],
    ['forbidden', () => status(403)],
    ['loading', () => status(503)],
    ['unknownServer', () => status(404)],
    ['unknownServer', () => serve((request) => void request.socket.end('SSH-2.0-OpenSSH\r\n'))],
    [
      'redirects',
      () => serve((_, response) => void response.writeHead(302, { location: '/x' }).end()),
    ],
    ['badAddress', async () => 'ftp://127.0.0.1'],
    [
      'broken',
      () =>
        serve((_, response) => {
          response.writeHead(200, { 'content-length': 100 });
          response.write('{', () => response.destroy());
        }),
    ],
  ])('[M29] says why it failed and what to do: %s', async (key, start) => {
    const url = await start();
    const [detection] = await detectModels({
      door: loopbackDoor,
      hosts: [url],
      timeoutMs: key === 'silent' ? 100 : 300_000,
    });
    expect(detection?.found).toBeUndefined();
    expect(detection?.advice).toHaveLength(1);
    expect(detection?.advice[0]?.key).toBe(key);
    expect(detection?.advice[0]?.text.ja).toMatch(/[ぁ-ん].*。/);
    expect(detection?.advice[0]?.text.en).toMatch(/[a-z].*\./);
    expect(detection?.advice[0]?.text.en).toContain(url);
  });

  it('[M29] warns of an empty server, of cloud models and of an old Ollama', async () => {
    const old = await pages({ '/api/version': { version: '0.17.0' }, '/api/tags': { models: [] } });
    expect((await one(old))?.advice.map(({ key }) => key)).toEqual(['noModels', 'oldOllama']);
    const cloud = await pages({
      '/api/version': { version: '0.30.5' },
      '/api/tags': { models: [{ name: 'big-cloud', remote_host: 'https://ollama.com' }] },
    });
    const detection = await one(cloud);
    expect(detection?.advice.map(({ key }) => key)).toEqual(['remoteModels']);
    expect(detection?.advice[0]?.text.ja).toContain('big-cloud');
  });

  it('[M35] warns of a server that answers from outside without a key, and of no other', async () => {
    const tags = { '/api/version': { version: '0.30.5' }, '/api/tags': { models: [] } };
    const keysOf = async (url: string, addresses: string[]) =>
      (await detectModels({ door: loopbackDoor, hosts: [url], addresses }))[0]?.advice.map(
        ({ key }) => key,
      );
    const shut = await pages(tags);
    expect(await keysOf(shut, ['127.0.0.2'])).toEqual(['noModels']);
    expect(await keysOf(shut, ['127.0.0.1'])).toEqual(['noModels', 'exposed']);
    const guarded = await serve((request, response) => {
      const isKnown = request.headers.host?.startsWith('127.0.0.1') === true;
      response.writeHead(isKnown ? 200 : 401).end(JSON.stringify(tags['/api/version']));
    });
    expect(await keysOf(guarded, ['localhost'])).toEqual(['noModels']);
  });

  it('[M35] shows its key to the server that was named and to nobody else', async () => {
    const seen: (string | undefined)[] = [];
    const ask = () =>
      serve((request, response) => {
        seen.push(request.headers.authorization);
        response.writeHead(404).end('{}');
      });
    const [named, other] = [await ask(), await ask()];
    const env = { HAKONIWA_MODEL_URL: named };
    const door = outboundDoor({ keys: [{ origin: named, key: 'sesame' }] });
    await detectModels({ env, hosts: [other], door, addresses: [] });
    expect(new Set(seen)).toEqual(new Set(['Bearer sesame', undefined]));
    const keyed = seen.filter((one) => one !== undefined).length;
    expect(keyed).toBe(seen.length / 2);
  });

  it('[M36] chooses the named model, else a local one that can talk, Gemma first', async () => {
    const ollama = await pages({
      '/api/version': { version: '0.30.5' },
      '/api/tags': {
        models: [
          { name: 'huge-cloud', remote_host: 'https://ollama.com' },
          { name: 'nomic-embed-text:latest' },
          { name: 'llama3:latest' },
          { name: 'gemma3:4b' },
        ],
      },
    });
    const found = await detectModels({ door: loopbackDoor, hosts: [ollama], addresses: [] });
    const at = { server: 'ollama', baseUrl: ollama };
    expect(chooseModel(found)).toEqual({ ...at, model: 'gemma3:4b', isRemote: false });
    expect(chooseModel(found, 'llama3')).toMatchObject({ model: 'llama3:latest' });
    expect(chooseModel(found, 'huge-cloud')).toMatchObject({ isRemote: true });
    expect(chooseModel(found, 'nobody')).toBeUndefined();
    expect(chooseModel([])).toBeUndefined();
  });

  it('[M30] looks at the usual ports and at what the environment names, each once', () => {
    expect(candidates({}).map(({ url }) => Number(new URL(url).port || 80))).toEqual([
      11434, 12434, 8080, 1234, 8000, 5001,
    ]);
    expect(USUAL_PORTS).toHaveLength(6);
    const env = { OLLAMA_HOST: '0.0.0.0', HAKONIWA_MODEL_URL: 'http://gpu.local:9000/v1' };
    expect(candidates({ env }).map(({ url }) => url)).toEqual([
      ...['http://gpu.local:9000/v1', 'http://127.0.0.1:11434', 'http://127.0.0.1:12434'],
      ...['http://127.0.0.1:8080', 'http://127.0.0.1:1234', 'http://127.0.0.1:8000'],
      'http://127.0.0.1:5001',
    ]);
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:11434'],
    ['0.0.0.0', 'http://127.0.0.1:11434'],
    ['0.0.0.0:9999', 'http://127.0.0.1:9999'],
    [':8080', 'http://127.0.0.1:8080'],
    ['::', 'http://[::1]:11434'],
    ['[::]:5000', 'http://[::1]:5000'],
    ['gpu.local', 'http://gpu.local:11434'],
    ['http://gpu.local', 'http://gpu.local:80'],
    ['https://gpu.local', 'https://gpu.local:443'],
    ['https://gpu.local/ollama/', 'https://gpu.local:443/ollama'],
    ['"gpu.local:1"', 'http://gpu.local:1'],
  ])('[M30] reads OLLAMA_HOST=%s as %s', (value, url) => expect(ollamaHostUrl(value)).toBe(url));
});

function status(code: number): Promise<string> {
  return serve((_, response) => void response.writeHead(code).end('{"error":"no"}'));
}
