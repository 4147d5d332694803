// Every limit of the log in PostgreSQL, with its unit and the reason it is there.

export const limits = {
  /** Events read at once: a page of them stays far below a megabyte as a rule. */
  pageEvents: 500,
  /** Milliseconds a lease holds without being renewed: so long a garden stands still whose writer's machine is lost. */
  leaseMs: 6_000,
  /** Milliseconds between two looks at a lease somebody else holds. */
  leaseLookMs: 500,
  /** Snapshots of one branch that are kept when the server is tidied, the newest. */
  snapshotsKept: 40,
} as const;
