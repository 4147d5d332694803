// Lets configuration forbid addresses, checked on the very address that is connected to.
import { type LookupAddress, lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { ModelAddressError } from '../errors/connection-errors.ts';

/** Whether an IP address may be called. */
export type AddressPolicy = (ip: string) => boolean;

/** Refuses a host written as a forbidden number; names are checked when they are resolved. */
export function checkLiteralHost(hostname: string, allows: AddressPolicy): void {
  const ip = hostname.replace(/^\[|\]$/g, '');
  if (isIP(ip) !== 0 && !allows(ip)) throw forbidden(ip);
}

/** A name lookup that hands out allowed addresses only: nothing changes between check and use. */
export function guardedLookup(allows: AddressPolicy): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const allowed = error ? [] : found.filter((entry) => allows(entry.address));
      const [first] = allowed;
      if (error) callback(error, '', 4);
      else if (!first) callback(forbidden(hostname), '', 4);
      else if (options.all) callback(null, allowed);
      else callback(null, first.address, first.family);
    });
  };
}

function forbidden(address: string): ModelAddressError {
  return new ModelAddressError({ address, reason: 'the configuration forbids it' });
}
