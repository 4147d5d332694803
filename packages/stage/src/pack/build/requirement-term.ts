// What an affordance needs, named by one word: which prop is meant, and its word in another language.
import { KINDS, type Language } from '../../base/vocabulary.ts';
import { everyText, everyWord, inLanguage, wordsIn } from '../../world/schema/localised.ts';
import type { PropSheet } from '../schema/prop-sheet.ts';
import type { PropSource } from './prop-source.ts';

/** Whether a prop answers to a term: by id, kind, name, alias or the end of its name. */
export function matchesTerm(
  id: string,
  { sheet, term }: { readonly sheet: PropSheet; readonly term: string },
): boolean {
  if (id === term || (sheet.kind ?? 'thing') === term) return true;
  return [...everyText(sheet.name), ...everyWord(sheet.aliases)].some((name) =>
    name.endsWith(term),
  );
}

/** The term in a language: as written where it is a word of it, else the name of the prop it means. */
export function termIn(term: string, { pack, language }: PropSource): string {
  if ((KINDS as readonly string[]).includes(term)) return term;
  const props = Object.entries(pack.props);
  const named = (name: string) =>
    props.filter(([, sheet]) => namesIn(sheet, language).some((one) => one.endsWith(name)));
  const [meant] = props.filter(([id, sheet]) => matchesTerm(id, { sheet, term }));
  if (!meant || named(term).length > 0) return term;
  const name = inLanguage(meant[1].name, language);
  // An id is exact; its prop's name stands for it only where no other prop answers to that name.
  return meant[0] === term && named(name).length > 1 ? term : name;
}

function namesIn(sheet: PropSheet, language: Language): string[] {
  return [inLanguage(sheet.name, language), ...wordsIn(sheet.aliases, language)];
}
