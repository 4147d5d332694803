// Dictionary forms: irregular tables first, then the spelling rules of English.
import { keepOfWords } from '../cache.ts';
import { IRREGULAR_NOUNS, IRREGULAR_VERBS, KEEP_S } from './data/irregular.ts';
import { CATENATIVES } from './data/noun-first.ts';
import { LEXICON_LEMMAS } from './lexicon.ts';

/** The shape a verb was found in. */
export type Form = 'base' | 's' | 'ing' | 'past' | 'part';

/** One way to read a word as a verb. */
export interface VerbReading {
  readonly lemma: string;
  readonly form: Form;
}

const irregularReadings = (): ReadonlyMap<string, readonly VerbReading[]> => {
  const map = new Map<string, VerbReading[]>();
  const add = (word: string, reading: VerbReading): void => {
    map.set(word, [...(map.get(word) ?? []), reading]);
  };
  for (const line of IRREGULAR_VERBS.trim().split('\n')) {
    const [lemma = '', past = '', part = ''] = line.split(' ');
    for (const word of past.split('/')) add(word, { lemma, form: 'past' });
    for (const word of part.split('/')) add(word, { lemma, form: 'part' });
  }
  return map;
};

const IRREGULAR = irregularReadings();

const IRREGULAR_BASES: ReadonlySet<string> = new Set(
  IRREGULAR_VERBS.trim()
    .split('\n')
    .map((line) => line.split(' ')[0] ?? ''),
);

const isVerb = (word: string): boolean =>
  LEXICON_LEMMAS.has(word) || IRREGULAR_BASES.has(word) || CATENATIVES.has(word);

const undouble = (stem: string): readonly string[] =>
  /([bdfgklmnprtvz])\1$/.test(stem) ? [stem.slice(0, -1), stem] : [stem];

const stems = (word: string, ending: string): readonly string[] => {
  const stem = word.slice(0, -ending.length);
  if (ending === 's') {
    const plain = [stem];
    if (stem.endsWith('ie')) plain.unshift(`${stem.slice(0, -2)}y`);
    if (stem.endsWith('e')) plain.push(stem.slice(0, -1));
    return plain;
  }
  const found = [...undouble(stem), `${stem}e`];
  if (ending === 'ed' && stem.endsWith('i')) found.unshift(`${stem.slice(0, -1)}y`);
  if (ending === 'ing' && stem.endsWith('y')) found.push(`${stem.slice(0, -1)}ie`);
  if (stem.endsWith('ck')) found.push(stem.slice(0, -1));
  return found;
};

const ruleReadings = (word: string): readonly VerbReading[] => {
  const read = (ending: string, forms: readonly Form[]): readonly VerbReading[] => {
    if (!word.endsWith(ending) || word.length < ending.length + 2) return [];
    const lemma = stems(word, ending).find(isVerb);
    return lemma === undefined ? [] : forms.map((form) => ({ lemma, form }));
  };
  return [
    ...read('ing', ['ing']),
    ...read('ed', ['past', 'part']),
    ...(word.endsWith('ss') ? [] : read('s', ['s'])),
  ];
};

const compute = (word: string): readonly VerbReading[] => {
  const base: readonly VerbReading[] = isVerb(word) ? [{ lemma: word, form: 'base' }] : [];
  return [...base, ...(IRREGULAR.get(word) ?? []), ...ruleReadings(word)];
};

/** Words kept: more than any conversation has. */
const KEPT_WORDS = 16_384;

/** Every way the lexicon lets this lower-case word be a verb. */
export const verbReadings = keepOfWords(KEPT_WORDS, compute);

/** The verb reading a word must have by its ending, though the lexicon does not know it. */
export const guessVerb = (word: string): VerbReading => {
  if (/[^aeiou]ies$/.test(word)) return { lemma: `${word.slice(0, -3)}y`, form: 's' };
  if (word.endsWith('ing') && word.length > 5) return { lemma: word.slice(0, -3), form: 'ing' };
  if (word.endsWith('ed') && word.length > 4) return { lemma: word.slice(0, -2), form: 'past' };
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return { lemma: word.slice(0, -2), form: 's' };
  if (word.endsWith('s') && !word.endsWith('ss')) return { lemma: word.slice(0, -1), form: 's' };
  return { lemma: word, form: 'base' };
};

/** The singular of a lower-case noun. */
export const singular = (word: string): string => {
  const known = IRREGULAR_NOUNS.get(word);
  if (known !== undefined) return known;
  if (KEEP_S.has(word) || word.length < 4 || !word.endsWith('s') || word.endsWith('ss'))
    return word;
  if (word.endsWith("'s")) return word.slice(0, -2);
  if (/(?:us|is)$/.test(word)) return word;
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
};
