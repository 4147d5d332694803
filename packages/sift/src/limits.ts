// The limits of sifting, each with the reason it is there.

export const limits = {
  /** Stories a world's chronicle holds: what readers and prompts look back on; the log has them all. */
  storiesKept: 50,
} as const;
