// Acts out each fault on an open connection: one row per fault.
import type { ServerResponse } from 'node:http';
import type { Dialect } from './dialect.ts';
import type { ModelAsk, ModelReply } from './model-ask.ts';
import type { ModelFault } from './model-fault.ts';
import { sendAnswer } from './send-answer.ts';

/** A call that is about to go wrong. */
export interface FaultyCall {
  readonly dialect: Dialect;
  readonly response: ServerResponse;
  readonly ask: ModelAsk;
  readonly reply: Required<ModelReply>;
  /** The pause between characters of a dripping answer. */
  readonly dripMs: number;
}

type ActOut = (call: FaultyCall) => void | Promise<void>;

const faults: Readonly<Record<ModelFault, ActOut>> = {
  refused: ({ response }) => void response.destroy(),
  hang: () => undefined,
  'hang-mid-stream': (call) => beginAnswer(call),
  drip: (call) =>
    sendAnswer({
      ...call,
      reply: { ...call.reply, pieces: [...call.reply.text] },
      pauseMs: call.dripMs,
    }),
  'half-stream': (call) => beginAnswer(call, () => call.response.destroy()),
  'early-end': (call) => beginAnswer(call, () => call.response.end()),
  garbage: ({ response, dialect }) => {
    response.writeHead(200, { 'content-type': dialect.contentType });
    response.end(Buffer.from([0xff, 0x00, 0x7b, 0x0a, 0xfe, 0x22, 0x0a, 0x0a]));
  },
  'wrong-schema': (call) => sendAnswer({ ...call, reply: wrongShape(call.reply) }),
  'short-prompt': (call) => sendAnswer({ ...call, reply: { ...call.reply, promptTokens: 5 } }),
  length: (call) => sendAnswer({ ...call, reply: cutShort(call.reply) }),
  'error-500': (call) => sendError(call, 500, 'out of memory'),
  'busy-503': (call) => {
    call.response.setHeader('retry-after', '0');
    sendError(call, 503, 'server busy');
  },
  'limited-429': (call) => {
    call.response.setHeader('retry-after', '0');
    sendError(call, 429, 'too many requests');
  },
  'no-model': (call) => sendError(call, 404, `model '${call.ask.model}' not found`),
  redirect: ({ response }) => {
    response.writeHead(307, { location: '/elsewhere' });
    response.end();
  },
  empty: ({ response, dialect }) => {
    response.writeHead(200, { 'content-type': dialect.contentType });
    response.end();
  },
  'tool-call': (call) => sendOnly(call, call.dialect.toolCall(call.reply.model)),
  blank: (call) => sendOnly(call, call.dialect.piece(' \n', call.reply.model)),
  'null-content': (call) => sendOnly(call, call.dialect.nothing(call.reply.model)),
  huge: (call) => sendAnswer({ ...call, reply: { ...call.reply, pieces: endless() } }),
  'error-mid-stream': (call) =>
    beginAnswer(call, () => call.response.end(call.dialect.midError('the runner died'))),
};

/** Plays a fault; resolves when the server has nothing more to do. */
export async function actOutFault(fault: ModelFault, call: FaultyCall): Promise<void> {
  await faults[fault](call);
}

/** Sends head and first piece, then does the rest once they are on their way. */
function beginAnswer(call: FaultyCall, then?: () => void): void {
  const { response, dialect, reply } = call;
  response.writeHead(200, { 'content-type': dialect.contentType });
  response.write(dialect.piece(reply.pieces[0] ?? '…', reply.model), () => then?.());
}

/** One piece of its own instead of the answer, and a proper end. */
function sendOnly({ response, dialect, ask, reply }: FaultyCall, piece: string): void {
  response.writeHead(200, { 'content-type': dialect.contentType });
  response.end(`${piece}${dialect.closing(ask, { ...reply, text: '', completionTokens: 1 })}`);
}

function sendError({ response, dialect }: FaultyCall, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(dialect.error(message)));
}

function wrongShape(reply: Required<ModelReply>): Required<ModelReply> {
  const text = '{"unexpected":[1,2,3]}';
  return { ...reply, text, pieces: [text] };
}

function cutShort(reply: Required<ModelReply>): Required<ModelReply> {
  const half = reply.pieces.slice(0, Math.ceil(reply.pieces.length / 2));
  return { ...reply, pieces: half, text: half.join(''), finish: 'length' };
}

/** Sixty-four megabytes in pieces; any client with a bound has hung up by then. */
function endless(): readonly string[] {
  return Array.from({ length: 1000 }, () => 'あ'.repeat(21_333));
}
