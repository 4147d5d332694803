// The words of the dictionary by the key that the trie leads to, with the numbers the lattice adds up.

/** Words of one kind (known or unknown), in the order of their keys. */
export interface WordTable {
  readonly view: DataView;
  readonly features: Uint8Array;
  /** `ids[starts[key]] … ids[starts[key + 1] - 1]` are the words under a key. */
  readonly starts: Int32Array;
  readonly ids: Int32Array;
  /** Left grammar, right grammar and cost of each word, three in a row, in the order of `ids`. */
  readonly grammar: Int16Array;
}

/** Lays out the words of one kind from three files: words, features, and which words a key has. */
export function wordTable(
  words: Uint8Array,
  { features, map }: { readonly features: Uint8Array; readonly map: Uint8Array },
): WordTable {
  const view = viewOf(words);
  return { view, features, ...cheapest(view, wordsByKey(viewOf(map))) };
}

type ByKey = Pick<WordTable, 'starts' | 'ids'>;

/** The file holds, after four bytes, a key, a count and that many ids, over and over. */
function wordsByKey(map: DataView): ByKey {
  let maxKey = 0;
  let total = 0;
  for (let at = 4; at + 8 <= map.byteLength; ) {
    const count = map.getInt32(at + 4, true);
    maxKey = Math.max(maxKey, map.getInt32(at, true));
    total += count;
    at += 8 + 4 * count;
  }
  const starts = new Int32Array(maxKey + 2);
  for (let at = 4; at + 8 <= map.byteLength; at += 8 + 4 * map.getInt32(at + 4, true))
    starts[map.getInt32(at, true) + 1] = map.getInt32(at + 4, true);
  for (let key = 1; key < starts.length; key++)
    starts[key] = (starts[key] ?? 0) + (starts[key - 1] ?? 0);
  const ids = new Int32Array(total);
  for (let at = 4; at + 8 <= map.byteLength; ) {
    const count = map.getInt32(at + 4, true);
    const start = starts[map.getInt32(at, true)] ?? 0;
    for (let i = 0; i < count; i++) ids[start + i] = map.getInt32(at + 8 + 4 * i, true);
    at += 8 + 4 * count;
  }
  return { starts, ids };
}

/** Of words that are written alike and have one grammar only the cheapest, the last of equals, is ever chosen. */
function cheapest(words: DataView, all: ByKey): ByKey & Pick<WordTable, 'grammar'> {
  const grammar = grammarOf(words, all.ids);
  const starts = new Int32Array(all.starts.length);
  const kept = new Int32Array(all.ids.length);
  let count = 0;
  for (let key = 0; key + 1 < starts.length; key++) {
    const from = all.starts[key] ?? 0;
    const to = all.starts[key + 1] ?? 0;
    for (let word = from; word < to; word++)
      if (!isBeaten(grammar, word, from, to)) kept[count++] = all.ids[word] ?? 0;
    starts[key + 1] = count;
  }
  const ids = kept.slice(0, count);
  return { starts, ids, grammar: grammarOf(words, ids) };
}

// Plain numbers: this runs for each of some four hundred thousand words while the server starts.
function isBeaten(grammar: Int16Array, word: number, from: number, to: number): boolean {
  const cost = grammar[3 * word + 2] ?? 0;
  for (let other = from; other < to; other++) {
    const isRival =
      other !== word &&
      grammar[3 * other] === grammar[3 * word] &&
      grammar[3 * other + 1] === grammar[3 * word + 1];
    const rival = grammar[3 * other + 2] ?? 0;
    if (isRival && (rival < cost || (rival === cost && other > word))) return true;
  }
  return false;
}

function grammarOf(words: DataView, ids: Int32Array): Int16Array {
  const grammar = new Int16Array(3 * ids.length);
  for (let i = 0; i < ids.length; i++) {
    const at = ids[i] ?? 0;
    grammar[3 * i] = words.getInt16(at, true);
    grammar[3 * i + 1] = words.getInt16(at + 2, true);
    grammar[3 * i + 2] = words.getInt16(at + 4, true);
  }
  return grammar;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
