// What is owned is owned by somebody in the pack.
import type { PackDraft } from '../draft.ts';
import { nearest } from '../nearest.ts';
import { type Problem, problem, type Spot } from '../problem.ts';
import { type Check, writtenProps } from './check.ts';

export const owners: Check = (draft) => [
  ...writtenProps(draft).flatMap(({ sheet, spot }) => [
    ...stranger(draft, sheet.owner, () => spot('owner')),
    ...stranger(draft, sheet.facility?.owner, () => spot('facility', 'owner')),
  ]),
  ...draft.places.list.flatMap(({ sheet, spot }) =>
    stranger(draft, sheet.facility?.owner, () => spot('facility', 'owner')),
  ),
];

function stranger({ characters }: PackDraft, id: string | undefined, spot: () => Spot): Problem[] {
  if (id === undefined || characters.has(id)) return [];
  const meant = { character: id, nearest: nearest(id, characters.ids) };
  return [problem('OWNER_MISSING', spot(), meant)];
}
