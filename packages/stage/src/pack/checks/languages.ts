// Every text exists in every language the pack declares.
import type { Language } from '../../base/vocabulary.ts';
import { isLocalised, type Localised } from '../../world/schema/localised.ts';
import { actionFor, readShorthand } from '../affordance-shorthand.ts';
import { type PackProblem, problem } from '../problem.ts';
import { walkValue } from '../schema/walk-schema.ts';
import { type PackCheck, writtenProps } from './check.ts';

export const languages: PackCheck = (draft) => {
  const declared = draft.meta?.sheet.languages ?? [];
  const problems: PackProblem[] = [];
  for (const file of draft.files) {
    walkValue(file.schema, {
      value: file.accepted,
      visit: (schema, value, path) => {
        if (value === undefined || !isLocalised(schema)) return;
        const [language] = missing(value as Localised, declared);
        if (language !== undefined)
          problems.push(
            problem('LANGUAGE_MISSING', { spot: file.spot(path), values: { language } }),
          );
      },
    });
  }
  return declared.length > 1 ? [...problems, ...ownWords(draft)] : problems;
};

/** A plain string is the text of a pack's only language. */
function missing(text: Localised, declared: readonly Language[]): Language[] {
  if (typeof text === 'string') return declared.length > 1 ? declared.slice(1) : [];
  return declared.filter((language) => text[language] === undefined);
}

/** A word of the pack's own in shorthand is of one language only; verbs translate themselves. */
function ownWords(draft: Parameters<PackCheck>[0]): PackProblem[] {
  const language = draft.meta?.sheet.languages[1] ?? '';
  return writtenProps(draft).flatMap(({ sheet, spot }) =>
    (sheet.affordances ?? []).flatMap((affordance, index) => {
      const shorthand = typeof affordance === 'string' ? readShorthand(affordance) : undefined;
      return shorthand && !actionFor(shorthand.word)
        ? [problem('LANGUAGE_MISSING', { spot: spot('affordances', index), values: { language } })]
        : [];
    }),
  );
}
