// Every limit of the runtime, with its unit and the reason it is there.

export const limits = {
  /** Files in one pack: a folder with more is not a pack but a disk. */
  packFiles: 500,
  /** Bytes of one pack file. */
  packFileBytes: 2_000_000,
} as const;
