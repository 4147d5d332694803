// Every limit of the doctor, with its unit and the reason it is there.

import { storageLimits } from '@hakoniwa/database';

export const limits = {
  /** The oldest Node.js, as major and minor. */
  node: [20, 19],
  /** Bytes of free disk below which one should know: the server warns of the same. */
  diskLowBytes: storageLimits.lowBytes,
  /** Faults of one kind that are told one by one; of more their number. */
  toldFaults: 20,
  /** Bytes of free disk below which writes will soon fail. */
  diskFullBytes: 100_000_000,
  /** Bytes of available memory below which a start is slow or fails. */
  memoryLowBytes: 600_000_000,
  /** Bytes of database after which growth is worth a word: a year of a busy server. */
  databaseLargeBytes: 5_000_000_000,
  /** Milliseconds two clocks may be apart: leases go by the database's, people by ours. */
  clockApartMs: 60_000,
  /** The day this was written; no clock shows an earlier one. */
  earliestMs: Date.UTC(2026, 10, 15),
  /** Milliseconds to wait for whoever holds the port. */
  portMs: 2_000,
  /** Milliseconds to wait for a model server. */
  modelMs: 2_000,
} as const;
