// Checks an address that somebody typed before this server calls it, and pins it to where it leads now.
import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { Refused } from '../refused.ts';
import { type IpKind, ipKind } from './ip-kind.ts';

export interface TargetRules {
  /** Whether servers of this machine and of the local network may be meant. */
  readonly allowsPrivate: boolean;
  /** Every address a name stands for. */
  readonly resolve?: (name: string) => Promise<readonly string[]>;
}

export interface SafeTarget {
  readonly url: string;
  /** The one address to connect to: the name is not asked again between check and use. */
  readonly address: string;
  readonly allows: (ip: string) => boolean;
}

/** The target; throws UNSAFE_TARGET. One bad address of a name is enough to refuse it. */
export async function safeTarget(
  typed: string,
  { allowsPrivate, resolve = resolveAll }: TargetRules,
): Promise<SafeTarget> {
  const url = readUrl(typed);
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(name) !== 0 ? [name] : await resolve(name).catch(unresolved);
  const kinds: readonly IpKind[] = allowsPrivate ? ['public', 'private', 'loopback'] : ['public'];
  const [first] = addresses;
  if (first === undefined || addresses.some((ip) => !kinds.includes(ipKind(ip))))
    throw unsafe('it leads to an address that must not be called');
  return { url: url.href, address: first, allows: (ip) => ip === first };
}

/** The URL parser turns decimal, octal, hexadecimal and shortened IPv4 into dotted numbers. */
function readUrl(typed: string): URL {
  const url = URL.canParse(typed) ? new URL(typed) : undefined;
  if (!url) throw unsafe('it cannot be read');
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw unsafe('only http and https are called');
  if (url.username !== '' || url.password !== '') throw unsafe('it holds a password');
  return url;
}

async function resolveAll(name: string): Promise<readonly string[]> {
  const found = await lookup(name, { all: true, verbatim: true });
  return found.map(({ address }) => address);
}

function unresolved(cause: unknown): never {
  throw new Refused('UNSAFE_TARGET', 'the name cannot be found', { cause });
}

function unsafe(why: string): Refused {
  return new Refused('UNSAFE_TARGET', `this address is not called: ${why}`);
}
