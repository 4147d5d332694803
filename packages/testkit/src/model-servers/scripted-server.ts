// A model server over real HTTP that answers by a script and misbehaves by a plan.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isJsonObject, type JsonObject } from '@hakoniwa/stage';
import { actOutFault } from './act-out-fault.ts';
import { CallLog } from './call-log.ts';
import type { Dialect } from './dialect.ts';
import { type AnswerAsk, fullReply, type ModelAsk } from './model-ask.ts';
import type { FaultPlan, ModelFault } from './model-fault.ts';
import { sendAnswer } from './send-answer.ts';

export interface ScriptedServerOptions {
  readonly answer: AnswerAsk;
  readonly fault?: FaultPlan;
  /** The vector of a text; without it the server gives none. */
  readonly embed?: (text: string) => readonly number[];
  /** Which fault a call for vectors meets, if any. */
  readonly embedFault?: () => ModelFault | undefined;
  readonly models?: readonly string[];
  readonly dripMs?: number;
  /** 0, the default, takes any free port. */
  readonly port?: number;
}

/** A running scripted server. */
export interface ScriptedServer {
  readonly url: string;
  readonly port: number;
  readonly log: CallLog;
  /** Closes every connection and the port; later calls are refused. */
  readonly stop: () => Promise<void>;
}

/** Starts a server on loopback. */
export async function startScripted(
  dialect: Dialect,
  options: ScriptedServerOptions,
): Promise<ScriptedServer> {
  const log = new CallLog();
  const server = createServer((request, response) => {
    serve({ dialect, options, log }, request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });
  server.listen(options.port ?? 0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, port, log, stop: () => stopServer(server) };
}

interface Scene {
  readonly dialect: Dialect;
  readonly options: ScriptedServerOptions;
  readonly log: CallLog;
}

async function serve(
  scene: Scene,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { dialect, options } = scene;
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  if (pathname === dialect.chatPath && request.method === 'POST') {
    const body = await readBody(request);
    await serveChat(scene, body, response);
    return;
  }
  if (pathname === dialect.embed.path && options.embed) {
    await serveEmbed(scene, await readBody(request), response);
    return;
  }
  if (pathname === dialect.pull?.path) {
    const { model } = await readBody(request);
    response.end(dialect.pull.lines(String(model)).join(''));
    return;
  }
  const page = dialect.pages(options.models ?? ['gemma3:4b'])[pathname];
  response.writeHead(page === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(page ?? dialect.error('not found')));
}

async function serveChat(scene: Scene, body: JsonObject, response: ServerResponse): Promise<void> {
  const { dialect, options, log } = scene;
  const ask = askOf(dialect, body, log.calls.length + 1);
  const fault = options.fault?.(ask);
  const call = log.begin(ask, fault);
  let isOver = false;
  response.once('finish', () => log.finish(call, 'sent'));
  response.once('close', () => {
    if (call.end === 'open') log.finish(call, isOver && fault !== undefined ? 'broken' : 'aborted');
  });
  const reply = fullReply(ask, options.answer(ask));
  if (fault === undefined) {
    await sendAnswer({ dialect, response, ask, reply });
    return;
  }
  // A fault that closes the connection itself is no abort; one that leaves it open ends by one.
  isOver = fault === 'refused' || fault === 'half-stream';
  await actOutFault(fault, { dialect, response, ask, reply, dripMs: options.dripMs ?? 20 });
}

async function serveEmbed(scene: Scene, body: JsonObject, response: ServerResponse): Promise<void> {
  const { dialect, options } = scene;
  const ask = askOf(dialect, body, 0);
  const fault = options.embedFault?.();
  if (fault !== undefined) {
    const reply = fullReply(ask, '');
    await actOutFault(fault, { dialect, response, ask, reply, dripMs: options.dripMs ?? 20 });
    return;
  }
  const texts = Array.isArray(body.input) ? body.input.map(String) : [];
  const rows = texts.map((text) => [...(options.embed?.(text) ?? [])]);
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(dialect.embed.vectors(rows)));
}

function askOf(dialect: Dialect, body: JsonObject, number: number): ModelAsk {
  const given = Array.isArray(body.messages) ? (body.messages as unknown[]) : [];
  const messages = given.filter(isJsonObject).map(({ role, content }) => ({
    role: String(role),
    content: String(content),
  }));
  const schema = dialect.schemaIn(body);
  const last = messages.at(-1)?.content ?? '';
  return { number, model: String(body.model), messages, last, body, ...(schema && { schema }) };
}

async function readBody(request: IncomingMessage): Promise<JsonObject> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  const value: unknown = JSON.parse(Buffer.concat(pieces).toString('utf8'));
  return isJsonObject(value) ? value : {};
}

async function stopServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
