// Puts a pattern's words and a match's roles together into a line for the chronicle or a fact card.
import type { Language } from '@hakoniwa/stage';
import type { Roles } from './fit.ts';
import type { PatternWords } from './pattern.ts';

/** The words in the wanted language, else in any. */
const pick = (words: PatternWords, language: Language): string => {
  if (typeof words === 'string') return words;
  return words[language] ?? words.en ?? words.ja ?? '';
};

/** Fills `{role}` with the name of who is in it. */
export const fillCard = (
  words: PatternWords,
  {
    roles,
    options,
  }: {
    readonly roles: Roles;
    readonly options: { readonly language: Language; readonly nameOf?: (id: string) => string };
  },
): string =>
  pick(words, options.language).replace(/\{([a-z][a-zA-Z0-9]*)\}/g, (whole, role: string) => {
    const id = Object.hasOwn(roles, role) ? roles[role] : undefined;
    return id === undefined ? whole : (options.nameOf?.(id) ?? id);
  });
