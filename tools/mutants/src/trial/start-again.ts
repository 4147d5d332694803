// How a process that tries mutants says that it is to be started again.

/** Its exit code: what was tried is written down, the rest is for the next one. */
export const START_AGAIN = 75;
