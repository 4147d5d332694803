// Every character is somewhere, lives somewhere, and knows people who exist.
import type { PackDraft } from '../draft.ts';
import { nearest } from '../nearest.ts';
import { type PackProblem, problem, type SourceSpot } from '../problem.ts';
import type { PackCheck } from './check.ts';

export const characters: PackCheck = (draft) =>
  draft.characters.list.flatMap(({ id, sheet, spot, keySpot }) => [
    ...nowhere(draft, { id, place: sheet.place }, () => spot('place')),
    ...homeless(draft, sheet.home, () => spot('home')),
    ...Object.keys(sheet.relations ?? {}).flatMap((other) =>
      stranger(draft, other, () => keySpot('relations', other)),
    ),
    ...Object.keys(sheet.speech?.calls ?? {}).flatMap((other) =>
      stranger(draft, other, () => keySpot('speech', 'calls', other)),
    ),
    ...(sheet.beliefs ?? []).flatMap(({ by }, index) =>
      by === undefined ? [] : stranger(draft, by, () => spot('beliefs', index, 'by')),
    ),
  ]);

function nowhere(
  { places }: PackDraft,
  { id, place }: { id: string; place: string | undefined },
  spot: () => SourceSpot,
): PackProblem[] {
  if (place === undefined || places.has(place)) return [];
  const meant = { character: id, where: place, nearest: nearest(place, places.ids) };
  return [problem('CHARACTER_NOWHERE', { spot: spot(), values: meant })];
}

function homeless(
  { places }: PackDraft,
  home: string | undefined,
  spot: () => SourceSpot,
): PackProblem[] {
  if (home === undefined || places.has(home)) return [];
  const meant = { place: home, nearest: nearest(home, places.ids) };
  return [problem('CHARACTER_HOME_MISSING', { spot: spot(), values: meant })];
}

function stranger(
  { characters: people }: PackDraft,
  id: string,
  spot: () => SourceSpot,
): PackProblem[] {
  if (people.has(id)) return [];
  const meant = { character: id, nearest: nearest(id, people.ids) };
  return [problem('CHARACTER_REFERENCE_UNKNOWN', { spot: spot(), values: meant })];
}
