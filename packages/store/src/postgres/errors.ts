// The ways a lease can fail, one class each, with a code that does not change.
import { StoreError } from '@hakoniwa/database';

/** Another process writes this garden. */
export class GardenLeasedError extends StoreError {
  readonly code = 'GARDEN_LEASED';
  readonly garden: string;
  readonly holder: string;
  /** Milliseconds until it may be taken over, unless its holder goes on. */
  readonly expiresInMs: number;

  constructor(lease: { garden: string; holder: string; expiresInMs: number }) {
    const { garden, holder, expiresInMs } = lease;
    super(`${holder} writes the garden ${JSON.stringify(garden)} for ${expiresInMs} ms yet`);
    this.garden = garden;
    this.holder = holder;
    this.expiresInMs = expiresInMs;
  }
}

/** The lease ran out or was taken over; this writer writes nothing any more. */
export class LeaseLostError extends StoreError {
  readonly code = 'LEASE_LOST';
  readonly garden: string;

  constructor(garden: string) {
    super(`the lease of the garden ${JSON.stringify(garden)} is lost`);
    this.garden = garden;
  }
}
