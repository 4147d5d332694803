// The Stage's verb for a word in an affordance.
import { ACTIONS, everyActionWord } from '@hakoniwa/stage';

const VERBS: ReadonlyMap<string, string> = new Map(
  ACTIONS.flatMap((action) =>
    [action.id, ...everyActionWord(action)].map((word) => [word.toLowerCase(), action.id] as const),
  ),
);

/** The verb, or `use` for a word of the author's own. */
export function verbOf(word: string): string {
  return VERBS.get(word.trim().toLowerCase()) ?? 'use';
}
