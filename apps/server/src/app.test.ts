// The page and its feed, through the app and over a real socket.

import type { AddressInfo } from 'node:net';
import { databaseOfFile } from '@hakoniwa/database/test-database';
import type { LivingGarden } from '@hakoniwa/garden';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appParts } from '../test/app-parts.ts';
import { oneGarden } from '../test/one-garden.ts';
import { createApp } from './app.ts';
import { openReferee } from './gm/referee.ts';
import { SERVER_TABLES } from './server-tables.ts';

const database = databaseOfFile(SERVER_TABLES);
let garden: LivingGarden;
let app: ReturnType<typeof createApp>;
let close: () => Promise<void>;
beforeAll(async () => {
  const one = await oneGarden(database());
  ({ garden, close } = one);
  app = createApp(appParts(database(), { ...one, referee: openReferee() }));
});
afterAll(() => close());

it('answers with the page for signing in and health, and says what is unknown', async () => {
  const page = await app.request('/sign-in');
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  for (const path of ['/sign-in.js', '/sign-in.css', '/healthz'])
    expect((await app.request(path)).status).toBe(200);
  expect(await (await app.request('/nowhere')).json()).toMatchObject({
    error: { code: 'NOT_FOUND' },
  });
});

it('shows the garden to whoever asks, and no more than they may see', async () => {
  const view = await app.request(`/v1/gardens/${garden.facts.id}/view`);
  const text = JSON.stringify(await view.json());
  expect(text).toContain('mug');
  expect(text).not.toContain('coin');
});

it('streams every commit, over a real socket', async () => {
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/v1/gardens/front/watch`, {
    signal: stop.signal,
  });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let heard = '';
  const hear = async (what: string) => {
    while (!heard.includes(what)) heard += (await reader?.read())?.value ?? '';
  };
  await hear('"told":[]');
  await garden.submit({
    type: 'act',
    act: { verb: 'take', actor: 'yana', object: 'mug' },
  } as never);
  await hear('yana takes the mug.');
  stop.abort();
  await new Promise((resolve) => server.close(resolve));
  expect(heard).toContain('event: diff');
});
