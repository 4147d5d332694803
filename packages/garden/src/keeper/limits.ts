// Every limit of the keeper, with its unit and the reason it is there.

export const limits = {
  /** Milliseconds a garden nobody uses stays open: a visitor who comes back finds it at once. */
  idleMs: 120_000,
  /** Milliseconds a lease holds without being renewed: a writer whose machine is lost is gone for so long and a look. */
  leaseMs: 6_000,
  /** Milliseconds between two looks for gardens without a writer, for idle ones, for waiting requests. */
  lookMs: 1_000,
  /** Milliseconds a request waits for a writer elsewhere: a takeover takes one lease, and then some. */
  askMs: 30_000,
  /** Milliseconds before a garden that could not be opened is tried again. */
  retryMs: 30_000,
  /** Events at the end of the log that are gone through on opening, so that the last lines can be told. */
  tailEvents: 200,
  /** Commands remembered, so that an answer from elsewhere needs no second look at the log. */
  recent: 256,
} as const;
