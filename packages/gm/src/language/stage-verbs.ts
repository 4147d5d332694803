// The Stage's own words for its actions, as verbs of a language: an action that is added is read without another file.
import { ACTIONS, type Action, type Language } from '@hakoniwa/stage';
import type { PlayedVerb } from './played-clauses.ts';

/** An action by one of its words. */
export interface StageVerb {
  readonly word: string;
  readonly action: Action;
}

/** All words of all actions in a language, in the order of the list. */
export function stageVerbs(language: Language): readonly StageVerb[] {
  return ACTIONS.flatMap((action) => wordsOf(action, language).map((word) => ({ word, action })));
}

function wordsOf({ words }: Action, language: Language): readonly string[] {
  return (words as Readonly<Partial<Record<Language, readonly string[]>>>)[language] ?? [];
}

/** What narration tells of without consequence, or as any use of a thing. */
const VAGUE: ReadonlySet<string> = new Set(['emote', 'use']);

/** A table of what players mean, and below it the Stage's words for what a language tells of vaguely. */
export function withStageVerbs(
  rows: ReadonlyMap<string, PlayedVerb>,
  {
    language,
    verbsOf,
  }: { readonly language: Language; readonly verbsOf: (word: string) => readonly string[] },
): ReadonlyMap<string, PlayedVerb> {
  const own = stageVerbs(language)
    .filter(({ word, action }) => {
      const verbs = verbsOf(word);
      return verbs.every((verb) => VAGUE.has(verb)) || verbs.every((verb) => verb === action.id);
    })
    .map(({ word, action }): [string, PlayedVerb] => [word, { verb: action.id, over: ['use'] }]);
  return new Map([...own.toReversed(), ...rows]);
}
