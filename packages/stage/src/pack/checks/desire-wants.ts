// What somebody wants can be said of the pack's people, places and props, and may come true.
import type { PackDraft } from '../draft.ts';
import type { PackProblem, SourceSpot } from '../problem.ts';
import type { CharacterSheet } from '../schema/character-sheet.ts';
import type { Path } from '../yaml/yaml-file.ts';
import type { PackCheck } from './check.ts';
import { packConditionProblems } from './pack-condition.ts';

export const desireWants: PackCheck = (draft) => [
  ...draft.characters.list.flatMap(({ sheet, spot }) =>
    wantsOf(draft, { desires: sheet.desires, spot: (...path) => spot('desires', ...path) }),
  ),
  ...draft.scenarios.list.flatMap(({ sheet, spot }) =>
    (sheet.cast ?? []).flatMap((choice, index) =>
      typeof choice === 'string'
        ? []
        : wantsOf(draft, {
            desires: choice.desires,
            spot: (...path) => spot('cast', index, 'desires', ...path),
          }),
    ),
  ),
];

interface WrittenDesires {
  readonly desires: CharacterSheet['desires'];
  readonly spot: (...path: Path) => SourceSpot;
}

function wantsOf(draft: PackDraft, { desires = {}, spot }: WrittenDesires): PackProblem[] {
  return (['short', 'long'] as const).flatMap((term) =>
    (desires[term] ?? []).flatMap(({ wants }, index) =>
      wants === undefined
        ? []
        : packConditionProblems(wants, {
            draft,
            spot: (...path) => spot(term, index, 'wants', ...path),
          }),
    ),
  );
}
