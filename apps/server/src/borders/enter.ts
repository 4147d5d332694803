// The way in, for every request: safe headers, the door, the name we were called by, the rate, the origin.
import type { MiddlewareHandler } from 'hono';
import type { CompleteApp } from '../app-parts.ts';
import { safeHeaders } from '../safe-headers.ts';
import { clientReader } from './client-of.ts';
import { hostBorder } from './host-border.ts';
import { originBorder } from './origin-border.ts';
import { rateBorder } from './rate-border.ts';

/** An answer that is no page: nothing may be loaded, run or framed by it. */
const HEADERS = Object.entries({
  ...safeHeaders("default-src 'none'; sandbox"),
  'cache-control': 'no-store',
});

/** Checks every request at the border; what is refused never reaches a route. */
export function enter({ borders, gate }: CompleteApp): MiddlewareHandler {
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
