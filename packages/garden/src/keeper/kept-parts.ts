// What a kept garden needs of the house: the database, a name to hold leases by, and a way to be opened.
import type { Database } from '@hakoniwa/store/postgres';
import type { Living, OpenLiving } from '../living/living.ts';

export interface KeptParts {
  readonly database: Database;
  /** Who writes, in words for people: a host and a process. */
  readonly holder: string;
  /** Opens a garden for writing, its time standing still. */
  readonly open: (opening: OpenLiving) => Promise<Living>;
  /** Hears what went wrong, and in which garden if it was in one. */
  readonly onFailure: (failure: { readonly garden?: string; readonly error: unknown }) => void;
  /** Milliseconds a lease holds without being renewed. */
  readonly leaseMs?: number | undefined;
  /** Milliseconds a request waits for a writer elsewhere. */
  readonly askMs?: number | undefined;
}
