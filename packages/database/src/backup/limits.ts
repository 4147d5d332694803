// Every limit of backups, with its unit and the reason it is there.

export const limits = {
  /** Bytes of one backup: a plain zip counts to 2^32. */
  fileBytes: 4_294_967_295,
  /** Bytes all entries unfold to: ten million events of a kilobyte, and time to check them. */
  unpackedBytes: 20_000_000_000,
  /** Bytes unfolded per byte kept: logs shrink to a twentieth, bombs to a thousandth. */
  ratio: 250,
  /** Bytes that may unfold at any ratio: a short log that repeats itself is no bomb. */
  freeBytes: 1_000_000,
  /** Entries in one backup: a zip counts to 2^16, and a garden has four. */
  entries: 65_535,
  /** Gardens in one backup, four entries each. */
  gardens: 10_000,
  /** Branches of one garden: every undo makes one. */
  branches: 100_000,
  /** Bytes of one line: an event with the largest patch the world allows. */
  lineBytes: 16_000_000,
  /** Bytes of one document that is read whole: the world of a town of ten thousand. */
  documentBytes: 128_000_000,
  /** Levels of nesting in what a backup says of itself. */
  depth: 64,
  /** Bytes gathered before they are folded: larger pieces fold no better. */
  chunkBytes: 65_536,
  /** Events written at once when a backup is restored. */
  groupEvents: 500,
} as const;

/** The limits a backup is checked by; a server that takes files from others has smaller ones. */
export type BackupCaps = Pick<
  { readonly [K in keyof typeof limits]: number },
  'fileBytes' | 'unpackedBytes' | 'ratio' | 'freeBytes' | 'gardens'
>;
