// Where an ended session is handed on: whoever works out results takes it from there.
import type { Transaction } from '@hakoniwa/database';

export interface ResultQueue {
  /** Asks for the result of a session, in the transaction that ends it or proposes to for good. */
  readonly enqueue: (
    tx: Transaction,
    asked: { readonly sessionId: string; readonly ownerId: string | undefined },
  ) => Promise<void>;
}
