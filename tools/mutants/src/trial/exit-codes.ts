// How a process that tries mutants says why it ended, besides that it is done.

/** It is to be started again: what was tried is written down, the rest is for the next one. */
export const START_AGAIN = 75;
/** Somebody wants it to end. */
export const INTERRUPTED = 130;
