// How often each client may come: a bucket of tokens per address, refilled as time passes.
import { isIP } from 'node:net';
import { limits } from '../limits.ts';
import type { Rate } from './border-options.ts';

interface Bucket {
  tokens: number;
  atMs: number;
}

/** Buckets by address; those unused for longest are forgotten when there are too many. */
export class TokenBuckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  /** Takes a token; the seconds to wait when there is none. */
  take(address: string): number | undefined {
    const key = bucketKey(address);
    const nowMs = this.#now();
    const { burst, perSecond } = this.#rate;
    const { tokens, atMs } = this.#buckets.get(key) ?? { tokens: burst, atMs: nowMs };
    const full = Math.min(burst, tokens + ((nowMs - atMs) / 1000) * perSecond);
    const isEmpty = full < 1;
    this.#keep(key, { tokens: isEmpty ? full : full - 1, atMs: nowMs });
    return isEmpty ? Math.max(1, Math.ceil((1 - full) / perSecond)) : undefined;
  }

  #keep(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size <= limits.rateAddresses) return;
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}

/** One IPv6 customer has a whole /64, so that is what counts as one client. */
function bucketKey(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = ''] = address.split('::');
  const groups = address.includes('::') ? head.split(':').filter(Boolean) : address.split(':');
  return groups.slice(0, 4).join(':');
}
