// One HTTP exchange over node:http: no redirects, no header timeout, a bounded body, abort at any time.
import { type IncomingHttpHeaders, type IncomingMessage, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { abortError, throwIfAborted } from '../errors/abort.ts';
import { ModelRedirectError } from '../errors/connection-errors.ts';
import { boundedBody } from './bounded-body.ts';
import { connectionError } from './connection-error.ts';

/** What to send, and where; the door has looked at both. */
interface ExchangeOptions {
  readonly target: URL;
  /** Sent as JSON by POST; without it the exchange is a GET. */
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
  readonly lookup: LookupFunction;
  readonly signal?: AbortSignal | undefined;
  readonly limitBytes: number;
}

/** The head of an answer, and its body as it arrives. */
export interface OutboundAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: AsyncIterable<Uint8Array>;
}

/**
 * Sends a request and resolves when the head of the answer is there. `fetch` is not used because it
 * gives up after 300 s without a head, which a model that is being loaded takes longer than.
 */
export async function exchange(options: ExchangeOptions): Promise<OutboundAnswer> {
  const { target, limitBytes, signal } = options;
  const url = target.href;
  throwIfAborted(signal);
  const incoming = await sendRequest(options);
  const { statusCode: status = 0, headers } = incoming;
  if (status >= 300 && status < 400) {
    incoming.destroy();
    throw new ModelRedirectError({ url, status, location: headers.location ?? 'nowhere' });
  }
  return { url, status, headers, body: boundedBody(incoming, { url, limitBytes, signal }) };
}

function sendRequest(options: ExchangeOptions): Promise<IncomingMessage> {
  const { target, signal, lookup } = options;
  const text = options.body === undefined ? undefined : JSON.stringify(options.body);
  const send = target.protocol === 'https:' ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const outgoing = send(target, {
      method: text === undefined ? 'GET' : 'POST',
      headers: { ...contentHeaders(text), ...options.headers },
      // A connection of its own: a kept one may have died with a server that was restarted.
      agent: false,
      lookup,
      ...(signal && { signal }),
    });
    outgoing.once('response', resolve);
    // An error after the head reaches the reader of the body; here it is then already settled.
    outgoing.on('error', (error) =>
      reject(signal?.aborted ? abortError(signal) : connectionError(target.href, error)),
    );
    outgoing.end(text);
  });
}

function contentHeaders(text: string | undefined): Record<string, string | number> {
  if (text === undefined) return {};
  return { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) };
}
