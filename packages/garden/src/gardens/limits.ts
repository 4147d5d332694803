// Every limit of gardens that are kept, with its unit and the reason it is there.

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
  /** Requests that wait in one garden: they are taken one at a time, some thousand a second. */
  queue: 256,
  /** Gardens one owner may keep: far more than anybody visits, few enough to list. */
  gardensKept: 1_000,
  /** Milliseconds between two looks at what everybody's logs take: so much may be written beyond a quota. */
  quotaLookMs: 10_000,
  /** Share of a quota from which on one should know: at that pace a tenth lasts for days as a rule. */
  quotaNear: 0.9,
  /** Events looked back over for the beginning of a turn: its acts, and words before and after each. */
  turnEvents: 128,
  /** Events before one whose reasons are asked: nobody thinks farther back. */
  reasonEvents: 2_000,
  /** Packs of people's own that are remembered once they were read. */
  packsRead: 50,
} as const;
