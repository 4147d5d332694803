// An affordance of the world from shorthand or from its full form.

import type { Language } from '../../base/vocabulary.ts';
import type { Affordance, AffordanceOutcome } from '../../world/schema/affordance.ts';
import { inLanguage, type Localised } from '../../world/schema/localised.ts';
import { actionFor, labelFor, readShorthand } from '../affordance-shorthand.ts';
import type { AffordanceSheet, FullAffordance, OutcomeSheet } from '../schema/affordance-sheet.ts';
import { buildYield } from './build-yield.ts';
import type { PropSource } from './prop-source.ts';
import { termIn } from './requirement-term.ts';

/** The full form in one language. */
export function buildAffordance(sheet: AffordanceSheet, source: PropSource): Affordance {
  return typeof sheet === 'string' ? fromShorthand(sheet, source) : fromFull(sheet, source);
}

function fromShorthand(text: string, source: PropSource): Affordance {
  const { word, needs } = readShorthand(text) ?? { word: text, needs: [] };
  const action = actionFor(word);
  return {
    verb: action?.id ?? 'use',
    label: action ? labelFor(action, { word, language: source.language }) : word,
    ...(needs.length === 0
      ? {}
      : { requires: { holding: needs.map((term) => termIn(term, source)) } }),
  };
}

function fromFull(sheet: FullAffordance, source: PropSource): Affordance {
  const { language } = source;
  const action = actionFor(sheet.verb);
  const own = sheet.label === undefined ? undefined : inLanguage(sheet.label, language);
  const { requires, outcomes } = sheet;
  const holding = requires?.holding?.map((term: Localised) =>
    typeof term === 'string' ? termIn(term, source) : inLanguage(term, language),
  );
  return {
    verb: action?.id ?? 'use',
    label: own ?? (action ? labelFor(action, { word: sheet.verb, language }) : sheet.verb),
    ...(requires === undefined
      ? {}
      : { requires: { ...requires, ...(holding === undefined ? {} : { holding }) } }),
    ...(outcomes === undefined
      ? {}
      : { outcomes: outcomes.map((one) => outcomeIn(one, language)) }),
  } as Affordance;
}

function outcomeIn(outcome: OutcomeSheet, language: Language): AffordanceOutcome {
  switch (outcome.do) {
    case 'yield':
      return { ...outcome, thing: buildYield(outcome.thing, language) };
    case 'status':
      return { ...outcome, name: inLanguage(outcome.name, language) };
    case 'happen':
      return { ...outcome, text: inLanguage(outcome.text, language) };
    default:
      return outcome as AffordanceOutcome;
  }
}
