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
  /** Ctrl-C that comes so soon after the first is the same press: a terminal and npm both pass it on. */
  samePressMs: 1_000,
  /** How often it is looked whether the npm that started a server is still there. */
  npmMs: 500,
  /** Playing a session by keyboard. */
  play: {
    /** Characters of one line that is typed or piped in: an act has two thousand at most. */
    lineLength: 10_000,
    /** How long to look for a server that already runs here. */
    lookMs: 2_000,
    /** Times an act is sent, under one key, to a server that does not answer. */
    tries: 4,
    /** Between two of them: a restart takes a few seconds. */
    retryMs: 1_500,
    /** Between two looks at a result that is being worked out. */
    resultMs: 300,
    /** Last characters kept of what a server said that did not start. */
    complaintLength: 4_000,
    /** Between two changes of the line that says what is waited for. */
    waitingMs: 1_000,
  },
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
