// Finds what is physically done in narrated Japanese, and by whom.
import type { Cast, OtherPerson, TextAct } from '../../types.ts';
import { isRole } from '../noun-kinds.ts';
import type { Parse } from '../parse/clauses.ts';
import type { Clause } from '../parse/types.ts';
import { bareGesture, toActs, toGesture } from './assemble.ts';
import { isGesture } from './gesture.ts';
import { heldAtEnd, heldBefore } from './held.ts';
import { meaningOf } from './meaning.ts';
import { isUndone, undoneByEnding } from './mood.ts';
import { type Handled, inheritObject, rememberObject } from './omitted.ts';
import { type Subject, subjectOf } from './subject.ts';

/** Acts and other people in parsed narration. */
export function findActs(
  parse: Parse,
  cast: Cast | undefined,
): { acts: TextAct[]; others: OtherPerson[] } {
  const acts: TextAct[] = [];
  const others = new Map<string, OtherPerson>();
  const undone = undoneByEnding(parse.clauses);
  let subject: Subject | undefined;
  let handled: Handled | undefined;
  let sentence = 0;
  parse.clauses.forEach((clause, i) => {
    if (clause.sentence !== sentence) {
      subject = undefined;
      handled = undefined;
    }
    sentence = clause.sentence;
    subject = subjectOf(clause, cast) ?? subject;
    if (subject?.kind === 'person') {
      const { head, text } = subject.noun;
      others.set(head, { name: head, text, role: isRole(head) });
    }
    if (subject === undefined || subject.kind === 'self') {
      acts.push(...actsOf(clause, parse.clauses[i + 1], undone.has(i), handled));
      handled = rememberObject(clause) ?? handled;
    } else if (subject.kind === 'thing') subject = undefined;
  });
  acts.push(...heldAtEnd(parse.rest));
  if (acts.length === 0 && others.size === 0) acts.push(...bareGesture(parse));
  return { acts, others: [...others.values()] };
}

function actsOf(
  clause: Clause,
  next: Clause | undefined,
  undone: boolean,
  handled: Handled | undefined,
): TextAct[] {
  if (undone || !clause.predicate.verbal || isUndone(clause.predicate)) return [];
  const found = meaningOf(clause);
  const meaning = found === undefined ? undefined : inheritObject(found, handled);
  const held = heldBefore(clause.phrases, meaning);
  if (meaning === undefined || isGesture(clause, meaning, next)) {
    return [...held, toGesture(clause, meaning)];
  }
  return [...held, ...toActs(clause, meaning)];
}
