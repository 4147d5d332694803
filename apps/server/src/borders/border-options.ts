// What the borders of a server are told: whom it answers to, whom it trusts, and how much it takes.
import { limits } from '../limits.ts';

export interface BorderOptions {
  /** Names this server answers to besides those of this machine. */
  readonly hosts: readonly string[];
  /** Whether it answers to any numeric address: it is bound to more than this machine. */
  readonly answersToAddresses: boolean;
  /** Origins whose pages may call it besides its own. */
  readonly origins: readonly string[];
  /** Proxies whose X-Forwarded-* is believed: addresses or ranges such as 10.0.0.0/8. */
  readonly proxies: readonly string[];
  /** The secret that lets one in; without it everyone on this machine may enter. */
  readonly token: string | undefined;
  readonly rates: {
    readonly request: Rate;
    readonly signIn: Rate;
    /** Whether this machine's own programs are limited too. */
    readonly limitsLoopback: boolean;
  };
  /** Requests worked on at the same time. */
  readonly inFlight: number;
}

/** So many at once, and so many more per second. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}

export const DEFAULT_BORDERS: BorderOptions = {
  hosts: [],
  answersToAddresses: false,
  origins: [],
  proxies: [],
  token: undefined,
  rates: { ...limits.rates, limitsLoopback: false },
  inFlight: limits.inFlight,
};
