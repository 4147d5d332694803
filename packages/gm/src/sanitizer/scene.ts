// Whether a thing of the scene covers a prop word: spelling, case, symbols and synonyms aside.
import { joinByMeaning } from '../language/by-meaning.ts';
import type { PropHit } from '../language/sanitizing.ts';
import { TONGUES } from './tongues.ts';

const normal = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}ー]/gu, '');

/** `コーヒー（ホット）` is also `コーヒー`. */
const withoutBrackets = (item: string): string =>
  item.normalize('NFKC').replace(/\([^()\n]*\)|\[[^[\]\n]*\]|【[^【】\n]*】/gu, '');

const GROUPS: readonly ReadonlySet<string>[] = joinByMeaning(
  TONGUES.map(({ sameThings }) => sameThings),
).map((group) => new Set(group.map(normal)));

const COMPOUNDS = new Map(TONGUES.flatMap(({ compounds }) => [...(compounds ?? [])]));
const SINGULARS = TONGUES.flatMap(({ singular }) => singular ?? []);

const kin = (word: string): readonly string[] => {
  const plain = normal(word);
  return [plain, ...GROUPS.filter((group) => group.has(plain)).flatMap((group) => [...group])];
};

/** What the scene's things answer to: whole words, and what their names end in. */
export interface SceneWords {
  readonly words: ReadonlySet<string>;
  readonly names: readonly string[];
}

/** Wide letters as narrow ones, each in its place. */
export const inOneWidth = (text: string): string =>
  text.replace(/[\uff01-\uff5e]/g, (one) => one.normalize('NFKC'));

export const sceneWords = (items: readonly string[]): SceneWords => {
  const words = new Set<string>();
  for (const item of items) {
    const bare = withoutBrackets(item);
    const last = bare.trim().split(/\s+/).at(-1) ?? bare;
    const dictionary = SINGULARS.map((singular) => singular(last.toLowerCase()));
    for (const form of [item, bare, last, ...dictionary]) {
      for (const word of kin(form)) words.add(word);
      const compound = COMPOUNDS.get(form.normalize('NFKC').trim());
      if (compound !== undefined) for (const word of kin(compound)) words.add(word);
    }
  }
  words.delete('');
  return { words, names: items.map((item) => normal(withoutBrackets(item))) };
};

/** Whether the scene has what was named: a red umbrella is an umbrella, a coffee maker no coffee. */
export const isCovered = (hit: PropHit, { words, names }: SceneWords): boolean =>
  [...kin(hit.prop), ...kin(hit.word)].some(
    (word) => words.has(word) || names.some((name) => isHeadOf(name, word)),
  );

/** A word of one sign is the head of a name only behind kana: 古い本 is a book, 日本 is none. */
const isHeadOf = (name: string, word: string): boolean => {
  if (word === '' || !name.endsWith(word)) return false;
  const before = name.at(-word.length - 1) ?? '';
  return word.length > 1
    ? !/[a-z0-9]/u.test(before) || !/^[a-z]/u.test(word)
    : /[\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(before);
};
