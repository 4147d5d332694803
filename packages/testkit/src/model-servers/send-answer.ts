// Writes a good answer piece by piece, waiting where the reader is slower than we are.
import type { ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Dialect } from './dialect.ts';
import type { ModelAsk, ModelReply } from './model-ask.ts';

/** Sends head, pieces and end; `pauseMs` lies before every piece. */
export async function sendAnswer(options: {
  readonly dialect: Dialect;
  readonly response: ServerResponse;
  readonly ask: ModelAsk;
  readonly reply: Required<ModelReply>;
  readonly pauseMs?: number;
}): Promise<void> {
  const { dialect, response, ask, reply, pauseMs } = options;
  response.writeHead(200, { 'content-type': dialect.contentType });
  for (const text of reply.pieces) {
    if (pauseMs !== undefined) await sleep(pauseMs);
    if (response.destroyed) return;
    if (!response.write(dialect.piece(text, reply.model))) await drained(response);
  }
  response.end(dialect.closing(ask, reply));
}

/** A reader that has gone away never drains, so the end of the connection counts as well. */
function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      response.off('drain', go).off('close', go);
      resolve();
    };
    response.once('drain', go).once('close', go);
  });
}
