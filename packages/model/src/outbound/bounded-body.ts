// The body of an answer in pieces: never more than allowed, and a break is told apart from an end.
import type { IncomingMessage } from 'node:http';
import { abortError } from '../errors/abort.ts';
import { ModelGarbageError, ModelOversizedError } from '../errors/answer-errors.ts';
import { ModelError } from '../errors/model-error.ts';

/** The connection broke inside the body; only readers see this, they know how far they were. */
export class BodyBrokenError extends Error {
  override readonly name = 'BodyBrokenError';
}

/** Reads the body to its end; leaving early closes the connection. */
export async function* boundedBody(
  incoming: IncomingMessage,
  options: { url: string; limitBytes: number; signal?: AbortSignal | undefined },
): AsyncIterable<Uint8Array> {
  const { url, limitBytes, signal } = options;
  let bytes = 0;
  try {
    for await (const piece of incoming as AsyncIterable<Uint8Array>) {
      bytes += piece.byteLength;
      if (bytes > limitBytes) throw new ModelOversizedError({ url, limitBytes });
      yield piece;
    }
  } catch (error) {
    if (signal?.aborted) throw abortError(signal);
    if (error instanceof ModelError) throw error;
    if (isParserError(error)) {
      throw new ModelGarbageError({ url, snippet: error.message }, { cause: error });
    }
    throw new BodyBrokenError('the connection broke', { cause: error });
  } finally {
    incoming.destroy();
  }
}

function isParserError(error: unknown): error is Error {
  const code: unknown = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && code.startsWith('HPE_');
}
