// What an affordance needs, named by one word: which prop is meant, and its word in another language.
import { KINDS } from '../../world/schema/words.ts';
import { everyText, everyWord, inLanguage, wordsIn } from '../schema/localised.ts';
import type { PropSheet } from '../schema/prop-sheet.ts';
import type { PropSource } from './prop-source.ts';

/** Whether a prop answers to a term: by id, kind, name, alias or the end of its name. */
export function answersTo(id: string, sheet: PropSheet, term: string): boolean {
  if (id === term || (sheet.kind ?? 'thing') === term) return true;
  return [...everyText(sheet.name), ...everyWord(sheet.aliases)].some((name) =>
    name.endsWith(term),
  );
}

/** The term as written where the language has it, else the name there of the prop it means. */
export function termIn(term: string, { pack, language }: PropSource): string {
  if ((KINDS as readonly string[]).includes(term)) return term;
  const meant = Object.entries(pack.props).filter(([id, sheet]) => answersTo(id, sheet, term));
  const isWord = ([id, sheet]: [string, PropSheet]) =>
    id === term ||
    [inLanguage(sheet.name, language), ...wordsIn(sheet.aliases, language)].some((name) =>
      name.endsWith(term),
    );
  const [first] = meant;
  if (!first || meant.some(isWord)) return term;
  return inLanguage(first[1].name, language);
}
