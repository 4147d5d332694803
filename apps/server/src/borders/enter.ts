// The way in, for every request: safe headers, the door, the name we were called by, the rate, the origin.
import type { MiddlewareHandler } from 'hono';
import type { House } from '../app-parts.ts';
import { safeHeaders } from '../safe-headers.ts';
import { type Client, clientReader } from './client-of.ts';
import { hostBorder } from './host-border.ts';
import { originBorder } from './origin-border.ts';
import { type RateBorder, rateBorder } from './rate-border.ts';

/** An answer that is no page: nothing may be loaded, run or framed by it. */
const HEADERS = Object.entries({
  ...safeHeaders("default-src 'none'; sandbox"),
  'cache-control': 'no-store',
});

/** Checks every request at the border; what is refused never reaches a route. */
export function enter({ borders, gate }: House): MiddlewareHandler {
  const clientOf = clientReader(borders.proxies);
  const checkHost = hostBorder(borders);
  const checkOrigin = originBorder(borders);
  const rates = rateBorder(borders);
  return async (context, next) => {
    for (const [name, value] of HEADERS) context.header(name, value);
    const client = clientOf(context);
    context.set('client', client);
    context.set('rates', rates);
    checkHost(client.host);
    checkOrigin({ request: context.req, host: client.host });
    rates.request(client.address);
    gate.enter();
    try {
      await next();
    } finally {
      gate.leave();
    }
  };
}

/** The client of a request that has come in. */
export function clientOfRequest(context: { get: (key: string) => unknown }): Client {
  return context.get('client') as Client;
}

/** The rates of the server a request has come to. */
export function ratesOfRequest(context: { get: (key: string) => unknown }): RateBorder {
  return context.get('rates') as RateBorder;
}
