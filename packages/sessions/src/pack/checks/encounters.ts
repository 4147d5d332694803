// Encounters happen in places that exist, and their ways out need things that exist.
import type { PackDraft, PackProblem, SectionFile } from '@hakoniwa/stage';
import type { Encounter } from '../encounter.ts';
import { type NamedIds, namedIn, unknownOf } from './named.ts';
import { checkPlayed } from './played.ts';
import { checkRewards } from './rewards.ts';

export function checkEncounters(files: readonly SectionFile[], draft: PackDraft): PackProblem[] {
  const named = namedIn(draft);
  const found = files.flatMap((file) =>
    Object.entries((file.accepted ?? {}) as Record<string, Encounter>).flatMap(([id, one]) => [
      ...one.places.flatMap((place, index) =>
        unknownOf(named, {
          sort: 'place',
          id: place,
          spot: () => file.spot([id, 'places', index]),
        }),
      ),
      ...checkWaysOut(named, one, { file, id }),
      ...checkRewards(named, one.rewards, { file, path: [id, 'rewards'] }),
    ]),
  );
  return [...checkPlayed(files, draft), ...found];
}

function checkWaysOut(
  named: NamedIds,
  { waysOut }: Encounter,
  { file, id }: { file: SectionFile; id: string },
): PackProblem[] {
  return waysOut.flatMap(({ needs }, index) =>
    (['item', 'skill'] as const).flatMap((sort) =>
      unknownOf(named, {
        sort,
        id: needs?.[sort],
        spot: () => file.spot([id, 'waysOut', index, 'needs', sort]),
      }),
    ),
  );
}
