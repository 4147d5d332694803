// The one door out: every call to an address that a setting, a pack or a person named goes through it.
import { ModelAddressError } from '../errors/connection-errors.ts';
import { exchange, type OutboundAnswer } from './exchange.ts';
import {
  checkLiteralHost,
  guardedLookup,
  type Resolve,
  resolveBySystem,
} from './guarded-lookup.ts';
import { type IpKind, ipKind } from './ip-kind.ts';
import { originOf, serverUrl } from './server-url.ts';

/** A secret, and the one server it is for. */
export interface ServerKey {
  readonly origin: string;
  readonly key: string;
}

export interface DoorRules {
  /** The servers that may be called, by any address of theirs; every server when left out. */
  readonly servers?: readonly string[];
  /** What a name may lead to; never link-local, metadata or reserved addresses. */
  readonly kinds?: readonly Exclude<IpKind, 'forbidden'>[];
  readonly keys?: readonly ServerKey[];
  readonly resolve?: Resolve;
}

/** What goes out. */
export interface OutboundRequest {
  readonly url: string;
  /** Sent as JSON by POST; without it the call is a GET. */
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
  readonly limitBytes: number;
}

export interface OutboundDoor {
  /** Whether a server may be called at all; throws ModelAddressError for what is no address. */
  readonly mayCall: (address: string) => boolean;
  /** Whether a server gets a key. */
  readonly hasKey: (address: string) => boolean;
  /** Resolves when the head of the answer is there; throws a ModelError. */
  readonly send: (request: OutboundRequest) => Promise<OutboundAnswer>;
  /** The same door for whoever asks without a key. */
  readonly withoutKeys: () => OutboundDoor;
}

const ANYWHERE = ['public', 'private', 'loopback'] as const;

/** A door with these rules. */
export function outboundDoor(rules: DoorRules = {}): OutboundDoor {
  const { kinds = ANYWHERE, resolve = resolveBySystem } = rules;
  const origins = rules.servers && new Set(rules.servers.map(originOf));
  const keys = new Map(rules.keys?.map(({ origin, key }) => [originOf(origin), key]));
  const isOpenFor = (origin: string) => origins === undefined || origins.has(origin);
  const allows = (ip: string) => kinds.some((kind) => kind === ipKind(ip));
  return {
    mayCall: (address) => isOpenFor(originOf(address)),
    hasKey: (address) => keys.has(originOf(address)),
    withoutKeys: () => outboundDoor({ ...rules, keys: [] }),
    send: async ({ url, ...request }) => {
      // Parsed first: what is compared below is what will be connected to, however it was spelled.
      const target = new URL(serverUrl(url));
      if (!isOpenFor(target.origin)) throw unknownServer(target.origin);
      checkLiteralHost(target.hostname, allows);
      const key = keys.get(target.origin);
      return exchange({
        ...{ ...request, target, lookup: guardedLookup(allows, resolve) },
        headers: key === undefined ? {} : { authorization: `Bearer ${key}` },
      });
    },
  };
}

function unknownServer(address: string): ModelAddressError {
  return new ModelAddressError({ address, reason: 'it is not one of the servers known here' });
}
