// Every limit of packed segments, with its unit and the reason it is there.

export const limits = {
  /** Events of one segment: enough for the codec to learn their words, few enough to unfold for one of them. */
  events: 1_000,
  /** Characters of the texts of one segment, unless a single event has more: so much is unfolded at once. */
  textLength: 8_000_000,
  /** Events at the end of a line that stay as they are: what undo, viewers and the next snapshot read. */
  hotEvents: 2_000,
  /** Events of a branch nobody stands on that are worth a segment of their own. */
  leftEvents: 200,
  /** Events worked on before others have a turn of the loop. */
  sliceEvents: 100,
  /** Bytes a segment may unfold to, whatever it says: the largest event the world allows, some times over. */
  unfoldedBytes: 256_000_000,
  /** Bytes of each event's hash that are kept: they say which event is the first bad one. The last hash is kept whole. */
  checkBytes: 4,
  /** Brotli's quality: the ones above take ten times as long for a tenth less. */
  quality: 9,
  /** The bits of brotli's window: all of a segment. */
  windowBits: 24,
} as const;
