// A server that listens: patient with nobody, and gone in good order when it is told to go.
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { WebSocketServer } from 'ws';
import type { CompleteApp } from '../app-parts.ts';
import { limits } from '../limits.ts';
import { answerClientError } from './client-error.ts';

export type ConnectionLimits = { readonly [K in keyof typeof limits.connection]: number };

export interface OpenServer {
  readonly app: Hono;
  readonly parts: CompleteApp;
  readonly host: string;
  readonly port: number;
  readonly connection?: Partial<ConnectionLimits>;
}

/** The adaptor asks for an option that `ws` leaves open. */
type WebSocketServerLike = NonNullable<
  Parameters<typeof createAdaptorServer>[0]['websocket']
>['server'];

export interface ListeningServer {
  readonly port: number;
  /** Lets nobody in, sends viewers home, waits for what is being done, then closes everything. */
  readonly close: (options?: { drainMs?: number }) => Promise<void>;
}

/** Listens; rejects when the port cannot be had. */
export async function openServer(given: OpenServer): Promise<ListeningServer> {
  const { app, parts, host, port } = given;
  const connection = { ...limits.connection, ...given.connection };
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: parts.socket.messageBytes,
    perMessageDeflate: false,
  });
  const server = createAdaptorServer({
    fetch: app.fetch,
    createServer,
    serverOptions: {
      headersTimeout: connection.headersMs,
      requestTimeout: connection.requestMs,
      keepAliveTimeout: connection.keepAliveMs,
      connectionsCheckingInterval: connection.checkMs,
      maxHeaderSize: connection.headerBytes,
    },
    websocket: { server: sockets as WebSocketServerLike },
  }) as Server;
  server.on('clientError', answerClientError);
  server.maxConnections = connection.count;
  server.maxHeadersCount = connection.headers;
  server.listen(port, host);
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: (options) => closeServer({ server, parts, ...options }),
  };
}

interface Closing {
  readonly server: Server;
  readonly parts: CompleteApp;
  readonly drainMs?: number;
}

async function closeServer({ server, parts, drainMs = limits.drainMs }: Closing): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const empty = parts.gate.close();
  parts.viewers.closeAll('the server is stopping');
  server.closeIdleConnections();
  const deadline = new AbortController();
  await Promise.race([empty, wait(drainMs, undefined, { signal: deadline.signal })]);
  deadline.abort();
  // Answers that are done may still be on their way out; they get a moment.
  await Promise.race([closed, wait(LAST_BYTES_MS)]);
  server.closeAllConnections();
  await closed;
  parts.metrics.close();
}

const LAST_BYTES_MS = 200;
