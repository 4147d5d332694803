// One spelling for many: width, case, kana, long vowels, spaces, `coffee_maker`, articles and plurals folded away.

import { keepOfWords } from '../language/cache.ts';

const KEPT = 8_192;

/** The form names are compared in. */
export const fold = keepOfWords(KEPT, foldAnew);

/** The same with words kept apart, for scripts that have spaces. */
export const foldWords = keepOfWords(KEPT, (text) =>
  bareOf(text)
    .replace(/[-_‐'’"“”.,!?]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

function foldAnew(text: string): string {
  const bare = bareOf(text);
  const joined = bare.replace(/[\s\-_‐・'’"“”.,!?。、]+/g, '');
  const hiragana = joined.replace(/[ァ-ヶ]/g, (kana) =>
    String.fromCharCode(kana.charCodeAt(0) - 0x60),
  );
  const short = hiragana.replace(/[ー～〜－―—]+/g, '');
  const polite = short.replace(/^(?:お|御)(?=[^\s]{2})/, '');
  return polite === '' ? joined : polite;
}

/** Width, case, articles and plurals off. */
function bareOf(text: string): string {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\ufe0e\ufe0f\u200d]/g, '')
    .trim();
  const bare = plain.replace(
    /^(?:the|an|a|my|your|his|her|their|our|its|some|this|that|these|those)\s+/,
    '',
  );
  return singular(bare);
}

/** `mugs` → `mug`, `knives` → `knife`; words that only look plural stay. */
function singular(text: string): string {
  if (
    !/[a-z]s$/.test(text) ||
    text.length < 4 ||
    /(?:ss|us|is|ous|news|glasses|scissors|pants|clothes)$/.test(text)
  )
    return text;
  if (/ives$/.test(text)) return text.replace(/ves$/, 'fe');
  if (/ies$/.test(text)) return text.replace(/ies$/, 'y');
  return text.replace(/(?<=(?:ch|sh|x|ss|z))es$|s$/, '');
}
