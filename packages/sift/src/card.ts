// Puts a pattern's words and a match's roles together into a line for the chronicle or a fact card.
import { inLanguage, type Language } from '@hakoniwa/stage';
import type { Roles } from './fit.ts';
import type { PatternWords } from './pattern.ts';

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
  inLanguage(words, options.language).replace(/\{([a-z][a-zA-Z0-9]*)\}/g, (whole, role: string) => {
    const id = Object.hasOwn(roles, role) ? roles[role] : undefined;
    return id === undefined ? whole : (options.nameOf?.(id) ?? id);
  });
