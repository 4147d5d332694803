// Every limit of the runtime, with its unit and the reason it is there.

export const limits = {
  /** Files in one pack: a folder with more is not a pack but a disk. */
  packFiles: 500,
  /** Bytes of one pack file. */
  packFileBytes: 2_000_000,
  model: {
    /** Tokens of one prompt: half of the window we ask for, so that answers and rough counts fit. */
    promptTokens: 4_000,
    /** Tokens of one answer: a turn is a few sentences. */
    answerTokens: 400,
    /** Wall-clock milliseconds of one call: a small model without a GPU needs most of a minute. */
    deadlineMs: 60_000,
  },
  /** Steps committed at once in a headless run: enough to be quick, few enough to lose little. */
  groupEvents: 500,
} as const;
