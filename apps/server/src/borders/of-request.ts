// What the borders noted about a request that has come in.
import type { Client } from './client-of.ts';
import type { RateBorder } from './rate-border.ts';

/** The client of a request that has come in. */
export function clientOfRequest(context: { get: (key: string) => unknown }): Client {
  return context.get('client') as Client;
}

/** The rates of the server a request has come to. */
export function ratesOfRequest(context: { get: (key: string) => unknown }): RateBorder {
  return context.get('rates') as RateBorder;
}
