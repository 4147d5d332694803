// [J11] Nobody enters who is not in the world; who is, may be called by any name.

import type { NounLore } from '../language/lore.ts';
import type { OtherPerson } from '../language/types.ts';
import type { Entity } from '../resolve/entities.ts';
import { matchName } from '../resolve/match-name.ts';
import type { Violation } from '../turn/violation.ts';

/** The violation of letting someone act who does not exist. */
export function stranger(
  person: OtherPerson,
  known: { entities: readonly Entity[]; lore: NounLore },
  at: number,
): Violation | undefined {
  if (!person.role) return undefined;
  const people = known.entities.filter(({ type }) => type === 'character');
  const match = matchName(person.name, people, known.lore);
  if (match && match.how !== 'fuzzy') return undefined;
  return {
    reason: 'OUT_OF_SCOPE',
    cause: 'stranger',
    target: person.name,
    intent: 'USE',
    text: person.text,
    at,
  };
}
