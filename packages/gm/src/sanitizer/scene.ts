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

/** All words the scene's things answer to. */
export const sceneWords = (items: readonly string[]): ReadonlySet<string> => {
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
  return words;
};

/** Whether the scene has what was named. */
export const isCovered = (hit: PropHit, scene: ReadonlySet<string>): boolean =>
  [...kin(hit.prop), ...kin(hit.word)].some((word) => scene.has(word));
