// Every limit of a garden's rows beside its log, with its unit and the reason it is there.

export const limits = {
  /** Requests a writer takes at once. */
  takenRequests: 200,
  /** Days the answer of a request is remembered by its key: nobody sends it again after that. */
  keyDays: 30,
  /** Days the words of a call to a model are kept; what it cost is kept for ever. */
  callDays: 30,
  /** States of one pack that are remembered: an afternoon of edits, and then some. */
  packRevisions: 300,
} as const;
