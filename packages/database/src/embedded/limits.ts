// Every limit of the embedded database, with its unit and the reason it is there.

export const limits = {
  /** Milliseconds a server may take to accept connections: recovery after a crash is part of it. */
  startMs: 60_000,
  /** Milliseconds a server may take to stop before we say so: it writes everything to disk first. */
  stopMs: 120_000,
  /** Milliseconds to wait for another process that starts or stops the same server. */
  lockMs: 180_000,
  /** Milliseconds without a sign of life after which a lock counts as left behind. */
  lockStaleMs: 20_000,
  /** Milliseconds between two signs of life of a lock's holder. */
  lockBeatMs: 4_000,
  /** Milliseconds between two looks at something that changes soon. */
  pollMs: 20,
  /** Looks at a control file before it counts as damaged: a running server writes it now and then. */
  controlLooks: 5,
  /** Looks at a page of a running server before it counts as damaged, and milliseconds between them. */
  pageLooks: 5,
  pageLookMs: 200,
  /** Milliseconds between two looks at the running server; a dead one is started again. */
  watchMs: 500,
  /** Milliseconds at most between two tries to start a server that does not start: trying costs, too. */
  reviveMaxMs: 8_000,
  /** Bytes of a socket's path: the shortest limit of the systems we know is 103. */
  socketPathBytes: 103,
  /** Bytes of the server's log kept from one start to the next. */
  logBytes: 5_000_000,
  /** Characters of the server's log quoted in an error. */
  quotedLog: 2_000,
  /** Connections the server takes: a few processes with a pool each. */
  connections: 100,
} as const;
