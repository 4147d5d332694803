// The Stage's verb for a word in an affordance.
import { ACTIONS } from '@hakoniwa/stage';

const VERBS: ReadonlyMap<string, string> = new Map(
  ACTIONS.flatMap(({ id, words }) =>
    [id, ...words.ja, ...words.en].map((word) => [word.toLowerCase(), id] as const),
  ),
);

/** The verb, or `use` for a word of the author's own. */
export function verbOf(word: string): string {
  return VERBS.get(word.trim().toLowerCase()) ?? 'use';
}
