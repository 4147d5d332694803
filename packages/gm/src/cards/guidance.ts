// What the GM says to whoever must try again: stage knowledge, never an error message.
import type { Language } from '@hakoniwa/stage';
import type { TriedInVain } from '../judge/violation.ts';
import { limits } from '../limits.ts';
import { gmWording } from '../locale/index.ts';

/** What is around the speaker, by name. */
export interface Around {
  readonly place: string;
  /** The first of what is to be seen and not in hand; a room may be full of things. */
  readonly here: (most: number, isWanted?: (name: string) => boolean) => readonly string[];
  readonly held: readonly string[];
  readonly exits: readonly string[];
  readonly people: readonly string[];
}

/** One sentence on why not, for a card. */
export function denialSentence(violation: TriedInVain, language: Language): string {
  const words = gmWording(language);
  const sentence = words.why[violation.cause] ?? words.why['unknown-verb'] ?? '';
  const target = violation.target ?? words.it;
  const needs = violation.needs ?? words.it;
  return sentence.replaceAll('{target}', target).replaceAll('{needs}', words.now[needs] ?? needs);
}

/** One sentence on what there is instead. */
export function insteadSentence(
  violation: TriedInVain,
  { around, language }: { readonly around: Around; readonly language: Language },
): string {
  const words = gmWording(language);
  if (violation.reason === 'OUT_OF_SCOPE' && around.exits.length > 0)
    return words.exits.replace('{names}', listed(around.exits, words.comma));
  if (violation.reason === 'RATE_LIMITED') return words.somethingElse;
  if (violation.reason === 'CONTRADICTS_WORLD') return '';
  const things = [...around.held, ...around.here(limits.namesListed)];
  return things.length === 0
    ? words.nothingHere
    : words.here.replace('{names}', listed(things, words.comma));
}

function listed(names: readonly string[], comma: string): string {
  return names.slice(0, limits.namesListed).join(comma);
}
