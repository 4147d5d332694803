// Whose act a clause is: the speaker's unless it names someone, or something, else.
import { listed } from '../../listed-names.ts';
import type { Cast } from '../../types.ts';
import { isSelf } from '../noun-kinds.ts';
import type { Clause, PlainNoun } from '../parse/types.ts';

/** Someone or something else that a clause is about. */
export type ClauseSubject =
  | { readonly kind: 'self' }
  | { readonly kind: 'person' | 'thing'; readonly noun: PlainNoun };

const SELF: ClauseSubject = { kind: 'self' };

/** The subject a clause names, or nothing if it names none. */
export function subjectOf(clause: Clause, cast: Cast | undefined): ClauseSubject | undefined {
  let found: ClauseSubject | undefined;
  for (const phrase of clause.phrases) {
    const noun = phrase.nouns.at(-1);
    if (noun === undefined || noun.adverbial) continue;
    if (isSpeaker(noun, cast)) {
      if (phrase.particle === 'が' || phrase.particle === 'は' || phrase.particle === 'も')
        found ??= SELF;
      continue;
    }
    const person = noun.someone || listed(cast?.people).has(noun.head);
    if (phrase.particle === 'が') found = { kind: person ? 'person' : 'thing', noun };
    else if ((phrase.particle === 'は' || phrase.particle === 'も') && person)
      found ??= { kind: 'person', noun };
  }
  return found;
}

/** The speaker by name, full name or pronoun. */
function isSpeaker(noun: PlainNoun, cast: Cast | undefined): boolean {
  if (isSelf(noun.head)) return true;
  const names = cast?.speaker ?? [];
  return names.some(
    (name) => name !== '' && (noun.head.startsWith(name) || noun.head.endsWith(name)),
  );
}
