// The GM over real sockets: bodies in pieces, without a length, too long, broken off.

import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { databaseOfFile } from '@hakoniwa/database/test-database';
import { serve } from '@hono/node-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { appParts } from '../../test/app-parts.ts';
import { oneGarden } from '../../test/one-garden.ts';
import { GM_REQUEST_EXAMPLE } from '../api/gm-example.data.ts';
import { createApp } from '../app.ts';
import { limits } from '../limits.ts';
import { SERVER_TABLES } from '../server-tables.ts';
import { openReferee } from './referee.ts';

type Body = NonNullable<RequestInit['body']>;

const database = databaseOfFile(SERVER_TABLES);
let one: Awaited<ReturnType<typeof oneGarden>>;
let server: ReturnType<typeof serve>;
let port = 0;

beforeAll(async () => {
  one = await oneGarden(database());
  const app = createApp(appParts(database(), { ...one, referee: openReferee() }));
  server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  ({ port } = server.address() as AddressInfo);
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await one.close();
});

const url = () => `http://127.0.0.1:${port}/v1/gm/step`;

/** A body that arrives in pieces and announces no length. */
function inPieces(text: string, size: number): ReadableStream<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes.subarray(at, at + size));
      at += size;
      if (at >= bytes.length) controller.close();
    },
  });
}

const send = (body: Body) =>
  fetch(url(), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
    duplex: 'half',
  } as RequestInit);

it('judges a body that comes in pieces which cut characters', async () => {
  const answer = await send(inPieces(JSON.stringify(GM_REQUEST_EXAMPLE), 7));
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ parsed: { thought: '(朝のキッチン)' } });
});

it('stops a body without a length when it has counted too much', async () => {
  expect((await send(inPieces(' '.repeat(limits.bodyBytes + 1), 65_536))).status).toBe(413);
  expect((await send(' '.repeat(limits.bodyBytes + 1))).status).toBe(413);
  expect((await send(JSON.stringify(GM_REQUEST_EXAMPLE))).status).toBe(200);
});

it('a length that promises too little ends the body there', async () => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.setEncoding('utf8').on('data', (text) => {
    heard += text;
  });
  socket.write(
    'POST /v1/gm/step HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}GARBAGE\r\n\r\n',
  );
  await once(socket, 'close');
  expect(heard).toMatch(/^HTTP\/1\.1 4(22|00)/);
});

it('goes on after a client that went away', async () => {
  const socket = connect(port, '127.0.0.1');
  socket.write(
    'POST /v1/gm/step HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"session_id":',
  );
  await new Promise((resolve) => setTimeout(resolve, 20));
  socket.destroy();
  expect((await send(JSON.stringify(GM_REQUEST_EXAMPLE))).status).toBe(200);
});

it('keeps twenty sockets apart', async () => {
  const ask = async (session_id: string) => {
    const raw_output = 'Output: 鍵はどこにあるの？';
    const answer = await send(JSON.stringify({ ...GM_REQUEST_EXAMPLE, session_id, raw_output }));
    return ((await answer.json()) as { denied_reason: string | null }).denied_reason;
  };
  const ids = Array.from({ length: 20 }, (_, i) => `socket ${i}`);
  for (const expected of [null, null, 'RATE_LIMITED'])
    expect(new Set(await Promise.all(ids.map(ask)))).toEqual(new Set([expected]));
});
