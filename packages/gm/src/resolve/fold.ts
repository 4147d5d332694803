// One spelling for many: width, case, kana, long vowels, spaces, `coffee_maker`, articles and plurals folded away.

const KEPT = 8_192;

/** The form names are compared in. */
export const fold = kept(foldAnew);

/** The same with words kept apart, for scripts that have spaces. */
export const foldWords = kept((text) =>
  bareOf(text)
    .replace(/[-_‐'’"“”.,!?]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim(),
);

/** Names recur turn after turn; what is kept is dropped when hostile ones have filled it. */
function kept(change: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const after = change(text);
    if (known.size >= KEPT) known.clear();
    known.set(text, after);
    return after;
  };
}

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
