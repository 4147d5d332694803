// Reads action tags: `(GET: X)`, `[DRINK]`, `(USE：リモコン)`.
import { isTagVerb } from '../language/tag-verbs.ts';
import type { ActTag } from './types.ts';

const FORM = /^(?<verb>[A-Za-z][A-Za-z_ -]{1,14}?)\s*(?:[:：=]\s*(?<argument>[^\n]{1,200}))?$/u;

/** The tag inside a pair of brackets, if it is one. Lower case counts only with a colon. */
export function readTag(inside: string): ActTag | undefined {
  if (inside.length > 220) return undefined;
  const match = FORM.exec(inside.trim());
  const written = match?.groups?.verb;
  if (written === undefined) return undefined;
  const verb = written.trim().toUpperCase().replaceAll(/[ -]/gu, '_');
  const argument = match?.groups?.argument;
  if (!isTagVerb(verb, argument) || (argument === undefined && written !== written.toUpperCase()))
    return undefined;
  return argument === undefined ? { verb } : { verb, argument };
}

/** Whether a tag's argument is words spoken. */
export function isSpokenTag(tag: ActTag): boolean {
  return tag.verb === 'SAY' || tag.verb === 'ASK' || tag.verb === 'ANSWER';
}
