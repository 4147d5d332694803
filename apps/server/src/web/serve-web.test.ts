// The built web app behind the server: files, routes, policy, and never instead of the API.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { databaseOfFile } from '@hakoniwa/database/test-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { oneGarden } from '../../test/one-garden.ts';
import { createApp } from '../app.ts';
import { openLog } from '../observe/log.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import { openWebApp } from './web-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'hakoniwa-web-'));
const database = databaseOfFile(SERVER_TABLES);
let one: Awaited<ReturnType<typeof oneGarden>>;
let app: ReturnType<typeof createApp>;
const lines: string[] = [];

beforeAll(async () => {
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>built</title>');
  writeFileSync(join(folder, 'assets', 'main-1.js'), 'export {};');
  writeFileSync(join(folder, 'assets', 'main-1.js.map'), '{}');
  const log = openLog({ level: 'debug', stream: { write: (line) => void lines.push(line) } });
  one = await oneGarden(database());
  app = createApp(appParts(database(), { ...one, web: openWebApp(folder), log }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await one.close();
});

it('[U1] opens the page behind every route of the app, with a policy that lets nothing foreign in', async () => {
  for (const path of ['/', '/garden/g1', '/game/s1/result', '/settings']) {
    const answer = await app.request(path);
    expect(await answer.text()).toContain('built');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    const policy = answer.headers.get('content-security-policy');
    expect(policy).toContain("default-src 'self'");
    expect(policy).not.toContain('unsafe');
  }
});

it('[U2] gives files that never change for good, packed when that is understood', async () => {
  const plain = await app.request('/assets/main-1.js');
  expect(plain.headers.get('cache-control')).toContain('immutable');
  expect(plain.headers.get('content-type')).toContain('javascript');
  const packed = await app.request('/assets/main-1.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(new Uint8Array(await packed.arrayBuffer())).toString()).toBe('export {};');
});

it('[U3] leaves what is not its own to the API, and the unknown unknown', async () => {
  expect((await app.request('/v1/gardens')).status).toBe(200);
  for (const path of ['/v1/nothing', '/nowhere', '/assets/other.js', '/assets/main-1.js.map'])
    expect((await app.request(path)).status).toBe(404);
});

it('[U4] a server whose web app was not built has no page, and everything else', async () => {
  expect(openWebApp(join(folder, 'nowhere'))).toBeUndefined();
  const plain = createApp(appParts(database(), one));
  expect((await plain.request('/')).status).toBe(404);
  expect((await plain.request('/v1/gardens')).status).toBe(200);
});

it('[U5] its files are named in the figures and stand in the log for those who look closely', async () => {
  lines.length = 0;
  for (const path of ['/assets/main-1.js', '/garden/g1', '/v1/gardens', '/assets/other.js'])
    await app.request(path);
  const told = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(told.map(({ level, route }) => [level, route])).toEqual([
    ['debug', 'web:file'],
    ['debug', 'web:page'],
    ['info', '/v1/gardens'],
    ['info', '(none)'],
  ]);
  const figures = await (await app.request('/metrics')).text();
  expect(figures).toContain('{method="GET",route="web:file",status="200"} ');
});
