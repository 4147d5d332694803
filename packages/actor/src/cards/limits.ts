// Every limit of card files, with its unit and the reason it is there.

export const limits = {
  /** Bytes of a file handed in: pictures of cards run to some megabytes, archives to a few dozen. */
  fileBytes: 48 * 1024 * 1024,
  /** Bytes of a card's JSON: pictures written into it are the only reason to come near. */
  jsonBytes: 8 * 1024 * 1024,
  /** Levels of nesting in a card's JSON, some below what a pack file may have. */
  jsonDepth: 60,
  /** Values in a card's JSON: a large lorebook has some ten thousand. */
  jsonNodes: 100_000,
  /** Chunks in a PNG: an animated picture of the largest size has a few thousand. */
  pngChunks: 20_000,
  /** Bytes an archive may unpack to, and each of its entries. */
  unpackedBytes: 96 * 1024 * 1024,
  entryBytes: 32 * 1024 * 1024,
  /** Entries of an archive. */
  zipEntries: 2_000,
  /** Bytes unpacked per packed byte; text seldom passes 20, bombs start at 1,000. */
  zipRatio: 200,
  /** Bytes that may unpack whatever their ratio: short runs of one letter are no attack. */
  ratioFreeBytes: 64 * 1024,
  /** Compressed bytes handed to the decompressor at once, so that each cap is noticed early. */
  inflateSlice: 4 * 1024,
  /** Characters in the name of an archive's entry. */
  entryNameLength: 255,
  /** Characters in one text of a card. */
  fieldLength: 1_000_000,
  /** Items in a list of a card: greetings, tags, assets, keys. */
  listLength: 2_000,
  /** Entries in a lorebook. */
  bookEntries: 5_000,
  /** Lore entries one card brings into a pack: each is one more thing to weigh at every turn. */
  packLore: 500,
  /** Lines of a card's examples taken as the character's voice. */
  voiceLines: 12,
  /** Times macros within macros are opened. */
  macroDepth: 3,
  /** Fallback steps of a decorator that are looked at. */
  decorators: 64,
} as const;
