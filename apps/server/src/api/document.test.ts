// The API's document and page: complete, sound, in both languages, and without anything foreign.

import { databaseOfFile } from '@hakoniwa/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { oneGarden } from '../../test/one-garden.ts';
import { createApp } from '../app.ts';
import { fieldRows } from '../docs/field-rows.ts';
import type { Referee } from '../gm/referee.ts';
import { openLog } from '../observe/log.ts';
import { ROUTES } from '../routes/index.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import { apiDocument, templateOf } from './document.ts';

const referee: Referee = {
  step: () => Promise.reject(new Error('a mistake of ours')),
  isReady: () => false,
  sessions: () => 0,
};
const logged: string[] = [];
const log = openLog({ stream: { write: (line) => void logged.push(line) } });
const database = databaseOfFile(SERVER_TABLES);
let one: Awaited<ReturnType<typeof oneGarden>>;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  one = await oneGarden(database());
  app = createApp(appParts(database(), { ...one, referee, log }));
});
afterAll(() => one.close());

it('is written once for a language, however often it is asked for', () => {
  const english = apiDocument(ROUTES, 'en');
  expect(apiDocument(ROUTES, 'en')).toBe(english);
  expect(apiDocument(ROUTES, 'ja').info.title).not.toBe(english.info.title);
  expect(apiDocument(ROUTES.slice(1), 'en').paths).not.toEqual(english.paths);
});

it('lists every route, and only those', () => {
  const { paths } = apiDocument(ROUTES, 'en');
  const listed = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const served = app.routes
    // Play answers under a second address, which is told of with the first.
    .filter(({ method, path }) => method !== 'ALL' && !path.startsWith('/api/'))
    .map(({ method, path }) => `${method} ${templateOf(path)}`);
  expect(listed.sort()).toEqual(served.sort());
});

it.each(['ja', 'en'] as const)('is a sound OpenAPI 3.1 document in %s', async (language) => {
  const answer = await app.request(`/openapi.json?language=${language}`);
  expect(answer.headers.get('content-type')).toContain('application/json');
  const document = (await answer.json()) as ReturnType<typeof apiDocument>;
  expect(document).toMatchObject({ openapi: '3.1.0', info: { version: '1.0.0' } });
  const operations = Object.values(document.paths).flatMap((one) => Object.values(one));
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
  for (const { summary, responses, parameters = [] } of operations) {
    expect(summary).not.toBe('');
    expect(Object.keys(responses).some((status) => status < '300')).toBe(true);
    for (const { name, schema } of parameters)
      expect([name, typeof schema]).toEqual([name, 'object']);
    for (const [status, { description, content }] of Object.entries(responses))
      expect([description !== '', Object.keys(content).length > 0 || status === '101']).toEqual([
        true,
        true,
      ]);
  }
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g);
  const names = new Set([...references].map(([, name]) => name));
  expect([...names].sort()).toEqual(Object.keys(document.components.schemas).sort());
  const unexplained = Object.values(document.components.schemas)
    .flatMap((schema) => fieldRows(schema))
    .filter(({ text }) => text === '');
  expect(unexplained).toEqual([]);
});

it('is a page in the language of its reader, with a policy that lets nothing in', async () => {
  const japanese = await app.request('/docs', { headers: { 'accept-language': 'ja-JP,en;q=0.5' } });
  const english = await app.request('/docs?language=en', { headers: { 'accept-language': 'ja' } });
  const pages = [await japanese.text(), await english.text()];
  expect(pages[0]).toContain('1ターンを裁く');
  expect(pages[1]).toContain('Judge one turn');
  for (const page of pages) {
    for (const { path } of ROUTES) expect(page).toContain(templateOf(path));
    expect(page).not.toMatch(/<script|<img|<iframe|https?:\/\/|\son\w+=|style=/);
  }
  expect(japanese.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'self'; base-uri 'none'/,
  );
  expect((await app.request('/docs.css')).headers.get('content-type')).toContain('text/css');
});

it('refuses a format it does not write', async () => {
  const answer = await app.request(`/v1/gardens/${one.id}/chronicle?format=pdf`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { problems: [{ path: 'format' }] } });
});

it('a mistake of ours is a 500 that tells nothing', async () => {
  const body = JSON.stringify({ session_id: 's', speaker: 'a', world_state: {} });
  logged.length = 0;
  const answer = await app.request('/v1/gm/step', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(logged.filter((line) => line.includes('mistake of ours'))).toHaveLength(1);
  expect([answer.status, await answer.text()]).toEqual([
    500,
    expect.not.stringContaining('mistake of ours'),
  ]);
});
