// Lets pages of this server call it, and no page of anyone else: forms, scripts, streams and sockets alike.
import type { HonoRequest } from 'hono';
import { Refused } from '../refused.ts';
import type { BorderOptions } from './border-options.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

interface Asked {
  readonly request: HonoRequest;
  /** The name we were called by, already checked. */
  readonly host: string;
}

/** Throws FOREIGN_ORIGIN for a request that a page of another origin made. */
export function originBorder({ origins }: Pick<BorderOptions, 'origins'>): (asked: Asked) => void {
  const allowed = new Set(origins.flatMap((origin) => normalOrigin(origin) ?? []));
  return ({ request, host }) => {
    const origin = request.header('origin');
    if (origin !== undefined) {
      if (isOwnOrigin(origin, host) || allowed.has(normalOrigin(origin) ?? '')) return;
      throw foreign();
    }
    // Programs send neither header; a browser that hides the origin still says the site is another.
    const site = request.header('sec-fetch-site');
    const isOwn = site === undefined || site === 'same-origin' || site === 'none';
    if (!isOwn && (changesState(request.method) || opensStream(request))) throw foreign();
  };
}

/** Whether a request of this method may change anything. */
export function changesState(method: string): boolean {
  return !SAFE_METHODS.has(method);
}

function opensStream(request: HonoRequest): boolean {
  const isSocket = request.header('upgrade') !== undefined;
  return isSocket || (request.header('accept') ?? '').includes('text/event-stream');
}

/** Behind a proxy that ends TLS the page is https while we are called by http, so both are ours. */
function isOwnOrigin(origin: string, host: string): boolean {
  const given = normalOrigin(origin);
  return (
    given !== undefined && [`http://${host}`, `https://${host}`].map(normalOrigin).includes(given)
  );
}

/** The origin as browsers write it; `null` and nonsense are equal to nothing. */
function normalOrigin(origin: string): string | undefined {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  return url && /^https?:$/.test(url.protocol) && url.pathname === '/' ? url.origin : undefined;
}

function foreign(): Refused {
  return new Refused('FOREIGN_ORIGIN', 'a page of another origin may not do this');
}
