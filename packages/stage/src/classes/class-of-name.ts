// Which class the head of a name tells, in any language.
import type { ThingClass } from '../base/classes.data.ts';
import type { ClassWords } from './data/class-words.ts';
import { AFTER_HEAD, en } from './data/en.ts';
import { ja } from './data/ja.ts';

/** The class a name's head tells: the longest known noun it ends in. */
export function classOfName(name: string): ThingClass | undefined {
  const folded = name.normalize('NFKC').trim().toLowerCase();
  return isSpaced(folded) ? ofEnglish(folded) : ofJapanese(folded);
}

const JAPANESE = table(ja);
const ENGLISH = table(en);
const LONGEST = Math.max(...[...JAPANESE.keys()].map((word) => word.length));

function table(words: ClassWords): ReadonlyMap<string, ThingClass> {
  const rows = Object.entries(words) as [ThingClass, readonly string[]][];
  return new Map(rows.flatMap(([id, nouns]) => nouns.map((noun) => [noun, id] as const)));
}

/** Whether words stand apart: names in Latin letters. */
function isSpaced(name: string): boolean {
  return /^[\x20-\x7e\u00c0-\u024f]+$/.test(name);
}

/** A compound's head is its end. */
function ofJapanese(name: string): ThingClass | undefined {
  for (let from = Math.max(0, name.length - LONGEST); from < name.length; from++) {
    const found = JAPANESE.get(name.slice(from));
    if (found) return found;
  }
  return undefined;
}

/** The head stands before "of", "for" and the like; the longest run of words that ends there counts. */
function ofEnglish(name: string): ThingClass | undefined {
  const whole = ENGLISH.get(name);
  if (whole) return whole;
  const words = name.split(/[\s_-]+/).filter((word) => word !== '');
  const cut = words.findIndex((word, at) => at > 0 && AFTER_HEAD.has(word));
  const head = (cut === -1 ? words : words.slice(0, cut)).slice(-MOST_WORDS);
  for (let from = 0; from < head.length; from++) {
    const run = head.slice(from).join(' ');
    const found =
      ENGLISH.get(run) ?? (run.endsWith('s') ? ENGLISH.get(run.slice(0, -1)) : undefined);
    if (found) return found;
  }
  return undefined;
}

const MOST_WORDS = 3;
