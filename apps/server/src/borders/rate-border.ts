// Turns away clients who come too often, and says when they may come again.

import { isLoopbackIp } from '@hakoniwa/model';
import { Refused } from '../refused.ts';
import type { BorderOptions } from './border-options.ts';
import { TokenBuckets } from './token-bucket.ts';

export interface RateBorder {
  /** Counts a request. */
  readonly request: (address: string) => void;
  /** Counts an attempt to sign in; nobody is exempt. */
  readonly signIn: (address: string) => void;
  /** Counts an attempt on one name, wherever it comes from. */
  readonly name: (name: string) => void;
}

/** Both throw RATE_LIMITED. */
export function rateBorder(
  { rates }: Pick<BorderOptions, 'rates'>,
  now: () => number = () => performance.now(),
): RateBorder {
  const requests = new TokenBuckets(rates.request, now);
  const signIns = new TokenBuckets(rates.signIn, now);
  const names = new TokenBuckets(rates.signIn, now);
  return {
    request: (address) => {
      if (rates.limitsLoopback || !isLoopbackIp(address)) take(requests, address);
    },
    signIn: (address) => take(signIns, address),
    name: (name) => take(names, name),
  };
}

function take(buckets: TokenBuckets, address: string): void {
  const waitSeconds = buckets.take(address);
  if (waitSeconds === undefined) return;
  throw new Refused('RATE_LIMITED', 'too many requests; please wait', {
    retryAfterSeconds: waitSeconds,
  });
}
