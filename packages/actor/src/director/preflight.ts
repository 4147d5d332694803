// Preflight: acts impossible as the character itself believes are sent back; what it wrongly believes in is not.
import { aroundOf, denialSentence, insteadSentence } from '@hakoniwa/gm';
import type { DirectorCheck } from './check.ts';

export const preflight: DirectorCheck = ({ judged, context }) => {
  const { language } = context.view;
  const around = aroundOf(context.believed, context.id);
  return judged.judgement.violations.map((violation) => ({
    check: 'preflight',
    what: `${violation.reason} ${violation.target ?? ''}`.trim(),
    guidance: [
      denialSentence(violation, language),
      insteadSentence(violation, { around, language }),
    ]
      .filter(Boolean)
      .join(' '),
  }));
};
