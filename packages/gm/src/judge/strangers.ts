// [J11] Nobody enters who is not in the world; who is, may be called by any name.

import type { NounLore } from '../language/lore.ts';
import type { OtherPerson } from '../language/types.ts';
import type { Called } from '../resolve/called.ts';
import { foldName } from '../resolve/fold.ts';
import { matchName } from '../resolve/match-name.ts';
import { EVERYTHING, type Names } from '../resolve/names.ts';
import type { Violation } from './violation.ts';

/** What the world knows of people and things. */
interface Known {
  readonly names: Names;
  readonly lore: NounLore;
}

/** The violation of letting someone act who does not exist. */
export function stranger(
  person: OtherPerson,
  { known, at }: { readonly known: Known; readonly at: number },
): Violation | undefined {
  const isStranger =
    (person.role && !isListed(person.name, known)) ||
    (person.called !== undefined && !couldBeListed(person.called, person.name, known)) ||
    (person.arrives === true && !isListed(person.name, known) && isEverybodyHere(known));
  if (!isStranger) return undefined;
  return {
    reason: 'OUT_OF_SCOPE',
    cause: 'stranger',
    target: person.name,
    intent: 'USE',
    text: person.text,
    at,
  };
}

/** Mother comes in: none of those she could be, where everybody there is is here already. */
function isEverybodyHere({ names }: Known): boolean {
  const people = names.all(EVERYTHING, { only: 'character' });
  const here = names.all(EVERYTHING, { only: 'character', nearness: HERE });
  return people.length === here.length;
}

/** As near as those in the same place. */
const HERE = 2;

/** By role: the shopkeeper, or Alex the captain, where there is an Alex. */
function isListed(name: string, { names, lore }: Known): boolean {
  const match = matchName(name, { names, lore, only: 'character' });
  if (match && match.how !== 'fuzzy') return true;
  const folded = foldName(name);
  return names.some(
    ({ type, all }) =>
      type === 'character' &&
      all.some((one) => one.folded.length > 1 && folded.startsWith(one.folded)),
  );
}

/**
 * By name: part of a listed name, or a listed name with something to it. A name in kana and one in kanji
 * may be the same, but whoever is called by title and in kanji is called by a surname.
 */
function couldBeListed(called: string, name: string, { names }: Known): boolean {
  const folded = foldName(called);
  if (folded === '') return true;
  const isSurname = called !== name && HAN.test(called);
  const couldBe = (one: Called, type: Called['type'] | undefined) =>
    isIn(folded, one) || (type === 'character' && !isSurname && isOtherScript(folded, one));
  return names.some(
    (part) =>
      part.type !== 'place' &&
      (part.isWithin(folded) || part.all.some((one) => couldBe(one, part.type))),
  );
}

function isIn(folded: string, { folded: own, aliases }: Called): boolean {
  return [own, ...aliases].some((one) => one !== '' && folded.includes(one));
}

function isOtherScript(folded: string, { folded: own, aliases }: Called): boolean {
  return [own, ...aliases].every((one) => one === '' || scriptOf(one) !== scriptOf(folded));
}

function scriptOf(name: string): 'han' | 'latin' | 'kana' {
  if (HAN.test(name.charAt(0))) return 'han';
  return /^\p{Script=Latin}/u.test(name) ? 'latin' : 'kana';
}

const HAN = /\p{Script=Han}/u;
