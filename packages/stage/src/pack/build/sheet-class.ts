// The class of a thing from its sheet: one for all languages, whichever of its names tells it.
import { type FoundClass, foundClass } from '../../classes/class-of.ts';
import { everyText } from '../../world/schema/localised.ts';
import { actionFor, readShorthand } from '../affordance-shorthand.ts';
import type { AffordanceSheet } from '../schema/affordance-sheet.ts';
import type { PropSheet } from '../schema/prop-sheet.ts';

/** The class of a sheet's thing, and what told it. */
export function sheetClass(sheet: PropSheet): FoundClass {
  const affordances = (sheet.affordances ?? []).map((one) => ({ verb: verbOf(one) }));
  const { class: said, kind = 'thing', yields } = sheet;
  const found = everyText(sheet.name).map((name) =>
    foundClass({ name, kind, class: said, affordances, yields }),
  );
  return found.find(({ by }) => by === 'name') ?? found[0] ?? { class: 'thing', by: 'nothing' };
}

function verbOf(affordance: AffordanceSheet): string {
  const word = typeof affordance === 'string' ? readShorthand(affordance)?.word : affordance.verb;
  return (word === undefined ? undefined : actionFor(word)?.id) ?? 'use';
}
