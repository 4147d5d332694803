// What an affordance needs, and what it changes, is in the pack.

import { everyText } from '../../world/schema/localised.ts';
import { readShorthand } from '../affordance-shorthand.ts';
import { matchesTerm } from '../build/requirement-term.ts';
import type { PackDraft } from '../draft.ts';
import { nearest } from '../nearest.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import type { FullAffordance } from '../schema/affordance-sheet.ts';
import type { Path } from '../yaml/yaml-file.ts';
import { isInDoubt, type PackCheck, writtenProps } from './check.ts';

export const affordanceNeeds: PackCheck = (draft) =>
  writtenProps(draft).flatMap(({ sheet, spot }) =>
    (sheet.affordances ?? []).flatMap((affordance, index) => {
      const at = (...path: Path) => spot('affordances', index, ...path);
      if (typeof affordance === 'string') {
        const needs = readShorthand(affordance)?.needs ?? [];
        return needs.flatMap((term) => unanswered(draft, [term], at()));
      }
      return [...holdings(draft, affordance, at), ...outcomes(draft, affordance, at)];
    }),
  );

type At = (...path: Path) => SourceSpot;

function holdings(draft: PackDraft, { requires }: FullAffordance, at: At): PackProblem[] {
  return (requires?.holding ?? []).flatMap((term, index) =>
    unanswered(draft, everyText(term), at('requires', 'holding', index)),
  );
}

function unanswered(draft: PackDraft, terms: readonly string[], spot: SourceSpot): PackProblem[] {
  const { list } = draft.props;
  return terms.flatMap((term) => {
    if (isInDoubt(draft) || list.some(({ id, sheet }) => matchesTerm(id, { sheet, term })))
      return [];
    const names = list.flatMap(({ id, sheet }) => [id, ...everyText(sheet.name)]);
    return [
      problem('AFFORDANCE_REQUIREMENT_UNKNOWN', {
        spot,
        values: { term, nearest: nearest(term, names) },
      }),
    ];
  });
}

function outcomes({ props }: PackDraft, affordance: FullAffordance, at: At): PackProblem[] {
  return (affordance.outcomes ?? []).flatMap((outcome, index) => {
    const field = outcome.do === 'reveal' ? 'prop' : 'of';
    const about =
      outcome.do === 'reveal' ? outcome.prop : outcome.do === 'state' ? outcome.of : undefined;
    if (about === undefined || props.has(about)) return [];
    const meant = { prop: about, nearest: nearest(about, props.ids) };
    return [
      problem('AFFORDANCE_PROP_UNKNOWN', { spot: at('outcomes', index, field), values: meant }),
    ];
  });
}
