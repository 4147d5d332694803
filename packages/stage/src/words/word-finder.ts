// Finds which of many words stand in a text: by the letters of the text, never by a walk through the words.

/** Longer words are not looked for: nobody says them. */
const LONGEST = 100;

/** A list of words that can be asked which of them a text holds. */
export class WordFinder {
  /** Where in the list each word stands first. */
  readonly #places: ReadonlyMap<string, number>;
  /** How long the words are that begin with a letter, shortest first. */
  readonly #lengths: ReadonlyMap<number, readonly number[]>;

  constructor(words: readonly string[]) {
    this.#places = placesOf(words);
    this.#lengths = lengthsOf(words);
  }

  /** Where a word stands first in the list. */
  placeOf(word: string): number | undefined {
    return this.#places.get(word);
  }

  /** Where in the list those words stand first that are somewhere in a text, in the order of the list. */
  placesIn(text: string): readonly number[] {
    let found: Set<number> | undefined;
    for (let at = 0; at < text.length; at++) {
      const lengths = this.#lengths.get(text.charCodeAt(at));
      if (lengths === undefined) continue;
      for (const length of lengths) {
        if (at + length > text.length) break;
        const place = this.#places.get(text.slice(at, at + length));
        if (place !== undefined) found = (found ?? new Set()).add(place);
      }
    }
    return found === undefined ? NOWHERE : [...found].sort((a, b) => a - b);
  }
}

const NOWHERE: readonly number[] = [];

function placesOf(words: readonly string[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  for (let at = words.length - 1; at >= 0; at--) places.set(words[at] ?? '', at);
  return places;
}

function lengthsOf(words: readonly string[]): ReadonlyMap<number, readonly number[]> {
  const lengths = new Map<number, number[]>();
  for (const word of words) {
    if (word === '' || word.length > LONGEST) continue;
    const known = lengths.get(word.charCodeAt(0));
    if (!known) lengths.set(word.charCodeAt(0), [word.length]);
    else if (!known.includes(word.length)) known.push(word.length);
  }
  for (const known of lengths.values()) known.sort((a, b) => a - b);
  return lengths;
}
