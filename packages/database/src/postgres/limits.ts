// Every limit of the database's use, with its unit and the reason it is there.

export const limits = {
  /** Connections of one process; more would only wait for the same disk. */
  poolSize: 10,
  /** Milliseconds to get a connection before the database counts as gone. */
  connectMs: 5_000,
  /** Milliseconds a write goes on trying while the database is away: a restart takes seconds. */
  outageMs: 30_000,
  /** Milliseconds between two tries. */
  retryMs: 100,
  /** Milliseconds in which notices are gathered before they are sent. */
  tellMs: 2,
  /** Milliseconds after which a follower looks by itself, notice or not. */
  lookMs: 1_000,
  /** Milliseconds a transaction may stand idle: a process that is paused in one must not hold a garden. */
  idleTransactionMs: 10_000,
  /** The same for a transaction that holds a lease's row: a takeover waits for it. */
  idleAppendMs: 4_000,
  /** The oldest server this is tried with, as PostgreSQL counts. */
  oldestVersion: 150_000,
} as const;
