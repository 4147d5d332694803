// Preflight: acts impossible as the character itself believes are sent back; what it wrongly believes in is not.
import { aroundOf, denialSentence, insteadSentence } from '@hakoniwa/gm';
import type { DirectorCheck } from './check.ts';

export const preflight: DirectorCheck = ({ judged, context }) => {
  const { language } = context.view;
  const around = aroundOf(context.believed, context.id);
  return judged.judgement.violations
    .filter(({ reason }) => REPAIRED.has(reason))
    .map((violation) => ({
      check: 'preflight',
      what: `${violation.reason} ${violation.target ?? ''}`.trim(),
      guidance: [denialSentence(violation, language), insteadSentence(violation, around, language)]
        .filter(Boolean)
        .join(' '),
    }));
};

/** Inventions and acts that name nothing; the rest is for the GM to deny in front of everybody. */
const REPAIRED: ReadonlySet<string> = new Set([
  'MISSING_OBJECT',
  'OUT_OF_SCOPE',
  'AMBIGUOUS_ACTION',
  'WRONG_LOCATION',
  'NOT_OWNED',
  'INVALID_STATE',
  'CONTRADICTS_WORLD',
  'RATE_LIMITED',
]);
