// Every limit of results, with its unit and the reason it is there.

export const limits = {
  /** Japanese characters of a summary: what can be read before going on. */
  summary: 200,
  /** Japanese characters of one sentence. */
  sentence: 120,
  /** Japanese characters of what the next session begins from. */
  context: 120,
  /** Japanese characters of the next session's opening. */
  opening: 250,
  /** Key events and open plots of a result. */
  keyEvents: 5,
  plots: 5,
  /** Events a model may cite: more is not read. */
  cited: 30,
  /** Lines of the story a model is shown, and characters of each. */
  excerptLines: 30,
  excerptLine: 200,
  /** People whose memories are written. */
  memories: 5,
  /** Tokens of one answer. */
  tokens: 900,
  /** Milliseconds of one call with its repair: long enough for a small model on a CPU. */
  callMs: 90_000,
  /** Tries of a step by a model before the plain writer does it. */
  tries: 3,
  /** Milliseconds before the second try, doubling from there. */
  pauseMs: 500,
  /** Tries of the whole job after the first: for kills and a database that is away. */
  jobRetries: 20,
} as const;
