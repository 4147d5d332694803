// Who is calling, from where, and by which name: X-Forwarded-* counts only from a proxy that is listed.
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { addressList, unmapped } from '@hakoniwa/model';
import type { Context } from 'hono';

export interface Client {
  readonly address: string;
  /** The name the client called us by, with its port. */
  readonly host: string;
  readonly isSecure: boolean;
}

/** Reads the client of a request. */
export function clientReader(proxies: readonly string[]): (context: Context) => Client {
  const isProxy = addressList(proxies);
  return ({ req, env }) => {
    const peer = peerOf(env);
    // Without a socket (`app.request`) the address of the request stands in for the header.
    const host = req.header('host') ?? new URL(req.url).host;
    if (!isProxy(peer)) return { address: peer, host, isSecure: false };
    return {
      address: forwardedFor(req.header('x-forwarded-for'), isProxy) ?? peer,
      host: last(req.header('x-forwarded-host')) ?? host,
      isSecure: last(req.header('x-forwarded-proto')) === 'https',
    };
  };
}

function peerOf(env: unknown): string {
  const { incoming } = (env ?? {}) as { incoming?: IncomingMessage };
  return unmapped(incoming?.socket.remoteAddress ?? '127.0.0.1');
}

/** The nearest address that is no proxy of ours; what stands before it anyone could have written. */
function forwardedFor(
  header: string | undefined,
  isProxy: (ip: string) => boolean,
): string | undefined {
  const hops = (header ?? '').split(',').map((hop) => unmapped(hop.trim()));
  const nearest = hops.toReversed().find((hop) => !isProxy(hop));
  return nearest !== undefined && isIP(nearest) !== 0 ? nearest : undefined;
}

/** The value the nearest proxy added. */
function last(header: string | undefined): string | undefined {
  return header?.split(',').at(-1)?.trim() || undefined;
}
