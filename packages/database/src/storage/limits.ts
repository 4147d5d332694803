// Every limit of watching a disk, with its unit and the reason it is there.

export const limits = {
  /** Bytes of free disk below which one should know: a day of several busy towns, and room for a backup. */
  lowBytes: 500_000_000,
  /** Bytes that must be free before a full disk is tried again: two parts of PostgreSQL's log of writes, without which it goes down. */
  roomBytes: 32_000_000,
  /** Milliseconds between two looks at the free space: it takes longer to fill a disk than to warn. */
  lookMs: 30_000,
  /** Milliseconds between two tries to write while nothing can be kept: so soon it goes on when there is room. */
  retryMs: 2_000,
} as const;
