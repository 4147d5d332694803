// Every limit of the stores, with its unit and the reason it is there.

export const limits = {
  /** UTF-16 units in the name of a garden or branch: it must fit an index of any database. */
  nameLength: 200,
  /** Events between two snapshots: so many are replayed at most when a world is loaded. */
  snapshotEveryEvents: 1_000,
  /** Events between two snapshots for each entity of a world beyond ten thousand: so keeping it stays a small part of the work. */
  snapshotEventsPerEntity: 0.1,
  /** Events between two snapshots far back in a log: so many are replayed at most by whoever goes there. */
  snapshotFarEvents: 20_000,
  /** Bytes of a log read at once; larger reads save no time and cost memory. */
  readBytes: 1_000_000,
} as const;
