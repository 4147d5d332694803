// Finds where a name leads and hands out allowed addresses only: nothing changes between check and use.
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { ModelAddressError } from '../errors/connection-errors.ts';

/** Whether an IP address may be connected to. */
export type AddressPolicy = (ip: string) => boolean;

/** Every address a name stands for. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** Refuses a host written as a forbidden number; names are checked when they are resolved. */
export function checkLiteralHost(hostname: string, allows: AddressPolicy): void {
  const ip = hostname.replace(/^\[|\]$/g, '');
  if (isIP(ip) !== 0 && !allows(ip)) throw forbidden(ip);
}

/** The lookup of a connection. */
export function guardedLookup(allows: AddressPolicy, resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    const answer = (found: readonly string[]) => {
      const allowed = found
        .filter(allows)
        .map((address) => ({ address, family: isIP(address) }))
        .filter(({ family }) => !options.family || options.family === family);
      const [first] = allowed;
      if (!first) callback(forbidden(hostname), '', 4);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    };
    resolve(hostname).then(answer, (error: NodeJS.ErrnoException) => callback(error, '', 4));
  };
}

/** What the system says a name stands for. */
export async function resolveBySystem(name: string): Promise<readonly string[]> {
  return (await lookup(name, { all: true })).map(({ address }) => address);
}

function forbidden(address: string): ModelAddressError {
  return new ModelAddressError({ address, reason: 'the configuration forbids it' });
}
