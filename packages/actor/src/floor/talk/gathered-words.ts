// Which words a language has, as far as its material goes: kept as bits of their hashes, two a word.

/** Bits there are for words; a word nobody gathered has both of another's by chance once in a few hundred. */
const BITS = 1 << 17;

/** Whether a word was gathered. */
export function gatheredWords(kept: string): (word: string) => boolean {
  const bits = Uint8Array.from(atob(kept), (letter) => letter.charCodeAt(0));
  const isSet = (at: number) => ((bits[at >> 3] ?? 0) >> (at & 7)) & 1;
  return (word) => placesOf(word).every(isSet);
}

/** Words as they are kept. */
export function keepWords(words: Iterable<string>): string {
  const bits = new Uint8Array(BITS / 8);
  for (const word of words)
    for (const at of placesOf(word)) bits[at >> 3] = (bits[at >> 3] ?? 0) | (1 << (at & 7));
  return btoa(Array.from(bits, (byte) => String.fromCharCode(byte)).join(''));
}

function placesOf(word: string): readonly number[] {
  return [0x811c9dc5, 0x01234567].map((seed) => {
    let hash = seed;
    for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
    hash ^= hash >>> 15;
    hash = Math.imul(hash, 0x2c1b3c6d);
    return (hash ^ (hash >>> 12)) & (BITS - 1);
  });
}
