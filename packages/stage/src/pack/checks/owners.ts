// What is owned is owned by somebody in the pack.
import type { PackDraft } from '../draft.ts';
import { nearest } from '../nearest.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import { type PackCheck, writtenProps } from './check.ts';

export const owners: PackCheck = (draft) => [
  ...writtenProps(draft).flatMap(({ sheet, spot }) => [
    ...stranger(draft, sheet.owner, () => spot('owner')),
    ...stranger(draft, sheet.facility?.owner, () => spot('facility', 'owner')),
  ]),
  ...draft.places.list.flatMap(({ sheet, spot }) =>
    stranger(draft, sheet.facility?.owner, () => spot('facility', 'owner')),
  ),
];

function stranger(
  { characters }: PackDraft,
  id: string | undefined,
  spot: () => SourceSpot,
): PackProblem[] {
  if (id === undefined || characters.has(id)) return [];
  const meant = { character: id, nearest: nearest(id, characters.ids) };
  return [problem('OWNER_MISSING', { spot: spot(), values: meant })];
}
