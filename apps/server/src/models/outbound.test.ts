// What people from elsewhere can make this server call: servers it knows, and no other, however they are spelled.
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Gardens, type ModelSettings, USUAL_MINDS } from '@hakoniwa/garden';
import { startScriptedOpenAi } from '@hakoniwa/testkit';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packs as catalog, testGm } from '../../test/kept-scene.ts';
import { aSmallModel, playedServer } from '../../test/played-server.ts';
import { serverWithAccounts } from '../../test/server-with-accounts.ts';
import { modelDetection } from './model-detection.ts';
import { modelSource } from './model-source.ts';

const OWN = 'canary-of-the-house';
const USUAL = 'canary-of-openai';

/** Somebody else's server, on this machine: it must hear nothing. */
const heard: IncomingMessage[] = [];
const elsewhere = createServer((request, response) => {
  heard.push(request);
  response.end('{}');
});
const closings: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  heard.length = 0;
  await new Promise<void>((ready) => elsewhere.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close();
  elsewhere.closeAllConnections();
  await new Promise((closed) => elsewhere.close(closed));
});

/** How a URL parser lets one write the address of that server. */
function spellings(): string[] {
  const { port } = elsewhere.address() as AddressInfo;
  const at = (...hosts: string[]) => hosts.map((host) => `${host}:${port}/v1`);
  return [
    ...at('http:127.0.0.1', 'http:/127.0.0.1', 'http:\\\\127.0.0.1', 'http:/\\127.0.0.1'),
    ...at('http://127.0.0.1', 'HTTP:127.0.0.1', 'http:///127.0.0.1', 'http:2130706433'),
    ...at('http:0x7f000001', 'http:017700000001', 'http:127.1', 'http:[::ffff:127.0.0.1]'),
    ...at('http:１２７.0.0.1', 'http:127。0。0。1', 'http:localhost', 'http:localhost.'),
    ...at('http:%31%32%37.0.0.1', 'http:@127.0.0.1', 'http:user:secret@127.0.0.1'),
  ];
}

const names = () =>
  spellings().flatMap((address) => [`openai:x@${address}`, `ollama:x@${address}`]);

/** A server for several people; its environment names a model server or none, and has both keys. */
async function peopledServer(settings: Partial<ModelSettings>) {
  const source = modelSource({
    settings: () =>
      ({ ...settings, HAKONIWA_MODEL_KEY: OWN, OPENAI_API_KEY: USUAL }) as ModelSettings,
    keys: [
      { origin: 'https://api.openai.com', key: USUAL },
      ...(settings.HAKONIWA_MODEL_URL === undefined
        ? []
        : [{ origin: settings.HAKONIWA_MODEL_URL, key: OWN }]),
    ],
    reach: 'known',
    hosts: [],
  });
  let gardens: Gardens | undefined;
  const server = await serverWithAccounts({
    source,
    models: modelDetection({ hosts: [] }),
    furnish: async (database) => {
      const gm = await testGm();
      gardens = new Gardens({ database, catalog, gm, source, onFailure: () => undefined });
      return { gardens };
    },
  });
  closings.push(() => server.close());
  await server.join('keeper');
  const member = await server.join('member');
  const made = await member.ask('POST', '/v1/gardens', {
    body: { pack: 'kitchen', language: 'en', seed: 1 },
  });
  const path = `/v1/gardens/${made.body.id}`;
  return { server, member, path, gardens: gardens as Gardens };
}

it('[B13] no spelling of an address makes a member’s choice reach a server this server does not know', async () => {
  const { member, path } = await peopledServer({});
  for (const everyone of names()) {
    const chosen = await member.ask('PUT', `${path}/minds`, { body: { everyone } });
    expect([everyone, chosen.status]).toEqual([everyone, 422]);
  }
  const played = await member.ask('POST', `${path}/performances`, { body: { actor: 'yana' } });
  expect(played.status).toBe(200);
  for (const url of spellings())
    expect((await member.ask('POST', '/v1/models/probe', { body: { url } })).status).toBe(422);
  expect(heard).toEqual([]);
});

it('[B13] a choice kept by an earlier version is not called either, and the turn is taken all the same', async () => {
  const { server, member, path } = await peopledServer({});
  for (const everyone of names().slice(0, 6)) {
    await server.database.pool.query('update hakoniwa.gardens set minds = $1', [
      JSON.stringify({ ...USUAL_MINDS, everyone }),
    ]);
    const shown = await member.ask('GET', `${path}/minds`);
    expect(shown.status).toBe(200);
    const played = await member.ask('POST', `${path}/performances`, { body: { actor: 'yana' } });
    expect(played.status).toBe(200);
  }
  expect(heard).toEqual([]);
});

it('[B13] the model server that is known is called with its own key, spelled anyhow, and kept as it is written best', async () => {
  const model = await startScriptedOpenAi({ answer: aSmallModel, models: ['m'] });
  closings.push(() => model.stop());
  const { member, path } = await peopledServer({ HAKONIWA_MODEL_URL: `${model.url}/v1` });
  const { port } = new URL(model.url);
  for (const everyone of [
    `openai:m@http:127.0.0.1:${port}/v1/`,
    `openai:m@HTTP:2130706433:${port}/v1`,
  ]) {
    const chosen = await member.ask('PUT', `${path}/minds`, { body: { everyone } });
    expect(chosen.status).toBe(200);
    expect(chosen.body.choice).toMatchObject({ everyone: `openai:m@${model.url}/v1` });
  }
  await member.ask('POST', `${path}/performances`, { body: { actor: 'yana' } });
  expect(model.log.calls.length).toBeGreaterThan(0);
  expect(heard).toEqual([]);
});

it('[B13] whoever holds the token is held to the same', async () => {
  const token = 'a-token-of-this-house';
  const server = await playedServer({ reach: 'known', parts: { borders: { token } } });
  closings.push(() => server.close());
  const ask = (method: string, path: string, body: object) =>
    server.app.request(path, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
  const made = await ask('POST', '/v1/gardens', { pack: 'kitchen', language: 'en', seed: 1 });
  const { id } = (await made.json()) as { id: string };
  for (const everyone of names())
    expect((await ask('PUT', `/v1/gardens/${id}/minds`, { everyone })).status).toBe(422);
  const known = await ask('PUT', `/v1/gardens/${id}/minds`, { everyone: server.model });
  expect(known.status).toBe(200);
  expect(heard).toEqual([]);
});
