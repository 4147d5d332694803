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
  /** Events read at once: a page of them stays far below a megabyte as a rule. */
  pageEvents: 500,
  /** Milliseconds in which notices are gathered before they are sent. */
  tellMs: 2,
  /** Milliseconds after which a follower looks by itself, notice or not. */
  lookMs: 1_000,
  /** Milliseconds a lease holds without being renewed: so long a garden stands still whose writer's machine is lost. */
  leaseMs: 6_000,
  /** Milliseconds between two looks at a lease somebody else holds. */
  leaseLookMs: 500,
  /** Milliseconds a transaction may stand idle: a process that is paused in one must not hold a garden. */
  idleTransactionMs: 10_000,
  /** The same for a transaction that holds a lease's row: a takeover waits for it. */
  idleAppendMs: 4_000,
  /** Requests a writer takes at once. */
  takenRequests: 200,
  /** Days the answer of a request is remembered by its key: nobody sends it again after that. */
  keyDays: 30,
  /** Days the words of a call to a model are kept; what it cost is kept for ever. */
  callDays: 30,
  /** Snapshots of one branch that are kept when the house is tidied, the newest. */
  snapshotsKept: 40,
  /** Days a job that is over can be looked up. */
  jobDays: 30,
  /** States of one pack that are remembered: an afternoon of edits, and then some. */
  packRevisions: 300,
  /** The oldest server this is tried with, as PostgreSQL counts. */
  oldestVersion: 150_000,
} as const;
