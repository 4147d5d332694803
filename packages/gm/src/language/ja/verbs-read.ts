// The verbs of the lexicon by how they are read, so that any mixture of kana and kanji is the same verb.
import type { Tokenizer } from './analyser/morpheme.ts';
import { ALL_VERBS, lookUp } from './lexicon.ts';
import type { VerbsRead } from './parse/predicate.ts';
import { readingOf } from './reading.ts';

/** Looks verbs up by their reading; of those that are read alike none is meant unless they mean the same. */
export function verbsByReading(tokenizer: Tokenizer): VerbsRead {
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  return (written, reading) => {
    if (reading.length < SHORTEST) return [];
    known ??= readings(tokenizer);
    const words = (known.get(reading) ?? []).filter((word) => hasAll(word, written));
    const [first] = words;
    const isOne = words.every((word) => meaning(word) === meaning(first ?? ''));
    return isOne ? words.slice(0, 1) : [];
  };
}

/** 伸ばす is read like 延ばす and is another verb. */
function hasAll(word: string, written: string): boolean {
  return (written.match(/\p{sc=Han}/gu) ?? []).every((one) => word.includes(one));
}

/** きる, かける: too short to be told apart. */
const SHORTEST = 3;

function meaning(word: string): string | undefined {
  return lookUp([word])?.group.verb;
}

function readings(tokenizer: Tokenizer): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const word of ALL_VERBS) {
    const read = tokenizer.tokenize(word).map(readingOf);
    if (read.includes(undefined)) continue;
    const key = read.join('');
    found.set(key, [...(found.get(key) ?? []), word]);
  }
  return found;
}
