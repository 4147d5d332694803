// What every adapter that calls a server is told: where it is, which model, and the door to go through.
import type { OutboundDoor } from '../outbound/outbound-door.ts';
import { serverUrl } from '../outbound/server-url.ts';

export interface ServerOptions {
  readonly baseUrl: string;
  readonly model: string;
  /** Says whether the server may be called, and holds the key it gets. */
  readonly door: OutboundDoor;
}

/** A server that may be called: its address in the normal form, and the door. */
export type ServerTarget = Pick<ServerOptions, 'baseUrl' | 'door'>;

/** Checks the options once, when the adapter is made. */
export function serverTarget({ baseUrl, door }: ServerTarget): ServerTarget {
  return { baseUrl: serverUrl(baseUrl), door };
}
