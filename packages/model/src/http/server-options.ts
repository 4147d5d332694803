// What every adapter that calls a server is told: where it is, which model, and with which key.
import type { AddressPolicy } from './address-policy.ts';
import { checkBaseUrl } from './base-url.ts';

export interface ServerOptions {
  readonly baseUrl: string;
  readonly model: string;
  /** Sent as a bearer token; never recorded, never part of an error. */
  readonly apiKey?: string;
  readonly allows?: AddressPolicy;
}

/** A server that may be called: a checked address and the headers each call carries. */
export interface ServerTarget {
  readonly baseUrl: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly allows: AddressPolicy | undefined;
}

/** Checks the options once, when the adapter is made. */
export function serverTarget(options: Omit<ServerOptions, 'model'>): ServerTarget {
  const { apiKey, allows } = options;
  const headers: Record<string, string> = apiKey ? { authorization: `Bearer ${apiKey}` } : {};
  return { baseUrl: checkBaseUrl(options.baseUrl), headers, allows };
}
