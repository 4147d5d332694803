// A server on a real socket with one small garden, and ways to speak to it that no library would allow.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { Database } from '@hakoniwa/database';
import { WebSocket } from 'ws';
import { appOf } from '../src/app.ts';
import { type AppParts, completeApp } from '../src/app-parts.ts';
import { type OpenServer, openServer } from '../src/listen/open-server.ts';
import { appParts } from './app-parts.ts';
import { oneGarden } from './one-garden.ts';

export interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

type Given = Partial<AppParts> & Pick<Partial<OpenServer>, 'connection'> & { queue?: number };

/** Opens a server on a database; close it when done. */
export async function listening(database: Database, given: Given = {}) {
  const { connection = {}, queue, ...parts } = given;
  const one = await oneGarden(database, { queue });
  const complete = completeApp(appParts(database, { ...one, ...parts }));
  const app = appOf(complete);
  const server = await openServer({ app, parts: complete, host: '127.0.0.1', port: 0, connection });
  const { port } = server;
  return {
    ...one,
    ...{ parts: complete, server, port, app },
    url: `http://127.0.0.1:${port}`,
    /** Sends lines as they are and reads until the server hangs up. */
    raw: (lines: readonly string[], body = '') => rawRequest(port, { lines, body }),
    socket: (path: string, headers: Record<string, string> = {}) =>
      new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers }),
    /** Ends the gardens alone, for whoever ended the server. */
    leave: one.close,
    close: async () => {
      await server.close({ drainMs: 500 });
      await one.close();
    },
  };
}

export type Listening = Awaited<ReturnType<typeof listening>>;

async function rawRequest(
  port: number,
  { lines, body }: { lines: readonly string[]; body: string },
): Promise<RawAnswer> {
  const socket = connect(port, '127.0.0.1');
  const heard = hearAll(socket);
  socket.write(`${[...lines, 'connection: close'].join('\r\n')}\r\n\r\n${body}`);
  return heard;
}

/** Everything a socket says until it is closed. */
export async function hearAll(socket: Socket): Promise<RawAnswer> {
  let text = '';
  socket.setEncoding('utf8').on('data', (piece: string) => {
    text += piece;
  });
  // A server that hangs up on an attacker resets the connection; what it said before still counts.
  socket.on('error', () => undefined);
  await once(socket, 'close');
  const [head = '', ...rest] = text.split('\r\n\r\n');
  return {
    status: Number(head.split(' ')[1]),
    head: head.toLowerCase(),
    body: rest.join('\r\n\r\n'),
  };
}

/** A POST of JSON as raw lines. */
export function rawPost(path: string, body: string, headers: readonly string[] = []) {
  return [
    `POST ${path} HTTP/1.1`,
    ...(headers.some((one) => /^host:/i.test(one)) ? [] : ['host: localhost']),
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    ...headers,
  ];
}

/** The code and reason a socket is closed with. */
export async function closeCode(socket: WebSocket): Promise<number> {
  const [code] = (await once(socket, 'close')) as [number];
  return code;
}
