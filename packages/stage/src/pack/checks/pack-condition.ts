// A condition anywhere in a pack, held against everything the pack has.
import type { Condition } from '../../world/schema/condition.ts';
import type { PackDraft } from '../draft.ts';
import type { PackProblem, SourceSpot } from '../problem.ts';
import type { Path } from '../yaml/yaml-file.ts';
import { conditionProblems } from './condition.ts';
import { neverProblems } from './never-so.ts';

/** What is wrong with a condition, and what of it can never come true; `spot` says where its parts stand. */
export function packConditionProblems(
  condition: Condition,
  { draft, spot }: { readonly draft: PackDraft; readonly spot: (...path: Path) => SourceSpot },
): PackProblem[] {
  const { places, props, characters } = draft;
  const tables = { places, props, cast: characters };
  const wrong = conditionProblems(condition, {
    ids: (sort) => [...tables[sort].ids],
    // In a file that cannot be read any name may be written; no name is empty.
    isExcused: () => Object.values(tables).some((table) => table.has('')),
    spot,
  });
  const isUnsure = props.list.length < props.ids.size;
  const sheets = new Map(props.list.map(({ id, sheet }) => [id, sheet]));
  return isUnsure ? wrong : [...wrong, ...neverProblems(condition, { props: sheets, spot })];
}
