// Every limit of the CLI, with its unit and the reason it is there.

export const limits = {
  /** Events written at once when a run that was only in memory is kept. */
  keepEvents: 1_000,
  /** Milliseconds between two looks of a progress bar: more often cannot be read. */
  progressMs: 100,
  /** Share of a run between two plain lines of progress: a log file wants ten, not a thousand. */
  progressShare: 0.1,
  /** Characters of one request on standard input: the wire's megabyte; more is not a turn. */
  requestLength: 1_000_000,
  /** Histories kept in one run of `gm --jsonl`: a long pipe may name a new session on every line. */
  history: {
    sessions: 10_000,
    /** A run forgets no session for being silent. */
    idleMs: Number.POSITIVE_INFINITY,
    /** Characters of one history: 24 real turns take some 10,000. */
    sessionWeight: 200_000,
    /** Characters of all histories: about 64 MB, whatever is piped in. */
    totalWeight: 32_000_000,
  },
} as const;
