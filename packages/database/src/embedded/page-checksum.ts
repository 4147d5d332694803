// The checksum PostgreSQL writes into every page, reckoned as it does: FNV-1a in 32 strands, joined at the end.

/** Bytes of a page. */
export const PAGE_BYTES = 8_192;
/** Where the checksum stands in a page, and the end of its free space, which no page in use leaves at 0. */
const CHECKSUM_AT = 8;
const UPPER_AT = 14;

const PRIME = 16_777_619;
/** Where each strand begins; the numbers are PostgreSQL's. */
const BEGINNINGS = Uint32Array.of(
  ...[0x5b1f36e9, 0xb8525960, 0x02ab50aa, 0x1de66d2a, 0x79ff467a, 0x9bb9f8a3, 0x217e7cd2],
  ...[0x83e13d2c, 0xf8d4474f, 0xe39eb970, 0x42c6ae16, 0x993216fa, 0x7b093b5d, 0x98daff3c],
  ...[0xf718902a, 0x0b1c9cdb, 0xe58f764b, 0x187636bc, 0x5d7b3bb1, 0xe73de7de, 0x92bec979],
  ...[0xcca6c0b2, 0x304a0979, 0x85aa43d4, 0x783125bb, 0x6ca8eaa2, 0xe407eac6, 0x4b5cfc3e],
  ...[0x9fbf8c76, 0x15ca20be, 0xf2ca9fd3, 0x959bd756],
);
const STRANDS = 32;
const WORDS = PAGE_BYTES / 4;

/** `new` is a page nobody has used yet; `unsummed` one that was written without checksums. */
export type PageState = 'sound' | 'new' | 'unsummed' | 'damaged';

/** Looks at one page; `block` counts from the beginning of its table, over all files of it. */
export function pageState(page: Buffer, block: number): PageState {
  if (page.readUInt16LE(UPPER_AT) === 0) return isEmpty(page) ? 'new' : 'damaged';
  const written = page.readUInt16LE(CHECKSUM_AT);
  if (written === 0) return 'unsummed';
  return written === checksumOf(page, block) ? 'sound' : 'damaged';
}

function isEmpty(page: Buffer): boolean {
  return page.every((byte) => byte === 0);
}

/** The checksum a page should have; never 0. */
function checksumOf(page: Buffer, block: number): number {
  const sums = BEGINNINGS.slice();
  for (let at = 0; at < WORDS; at++) {
    // The checksum itself counts as 0.
    const word =
      at === CHECKSUM_AT / 4 ? page.readUInt32LE(at * 4) & 0xffff0000 : page.readUInt32LE(at * 4);
    mix(sums, at % STRANDS, word);
  }
  for (let round = 0; round < 2; round++)
    for (let strand = 0; strand < STRANDS; strand++) mix(sums, strand, 0);
  const joined = sums.reduce((all, one) => all ^ one, 0);
  return (((joined ^ block) >>> 0) % 65_535) + 1;
}

function mix(sums: Uint32Array, strand: number, word: number): void {
  const mixed = (sums[strand] ?? 0) ^ word;
  sums[strand] = Math.imul(mixed, PRIME) ^ (mixed >>> 17);
}
