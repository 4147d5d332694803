// What maps.json and characters.json name and nobody brings: told in the file and line it was written in.
import type { PackDraft, PackProblem, SectionFile } from '@hakoniwa/stage';
import { unknownInPack } from './locale/problem-words.ts';
import { type MapSheet, type Resident, targetOf } from './spec-sheets.ts';

/** The entries of a file, and the way to them. */
export interface ListedEntries<T> {
  readonly items: readonly T[];
  readonly at: readonly string[];
}

/** Entrances to maps that are not there, and owners who are nobody. */
export function lostWays(
  file: SectionFile,
  {
    listed: { items, at },
    draft,
  }: { readonly listed: ListedEntries<MapSheet>; readonly draft: PackDraft },
): PackProblem[] {
  const maps = new Set(items.map(({ id }) => id));
  return items.flatMap(({ entrances = [], obstacles = [] }, i) => [
    ...entrances.flatMap((one, j) => {
      const to = targetOf(one);
      if (to !== undefined && maps.has(to)) return [];
      const spot = file.spot([...at, i, 'entrances', j]);
      return [lost({ code: 'ENTRANCE_TARGET_MISSING', id: to ?? '', known: maps }, spot)];
    }),
    ...obstacles.flatMap(({ facility }, j) => {
      const { owner } = facility ?? {};
      if (owner === undefined || draft.characters.has(owner)) return [];
      const spot = file.spot([...at, i, 'obstacles', j, 'facility', 'owner']);
      return [lost({ code: 'OWNER_MISSING', id: owner, known: draft.characters.ids }, spot)];
    }),
  ]);
}

/** Workplaces in maps that are not there. */
export function lostJobs(
  file: SectionFile,
  {
    listed: { items, at },
    draft,
  }: { readonly listed: ListedEntries<Resident>; readonly draft: PackDraft },
): PackProblem[] {
  return items.flatMap(({ employment }, i) =>
    (employment?.workplaces ?? []).flatMap(({ mapId }, j) => {
      if (draft.places.has(mapId)) return [];
      const spot = file.spot([...at, i, 'employment', 'workplaces', j, 'mapId']);
      return [lost({ code: 'WORKPLACE_MISSING', id: mapId, known: draft.places.ids }, spot)];
    }),
  );
}

function lost(
  { code, id, known }: { code: string; id: string; known: Iterable<string> },
  spot: { file: string; line: number; column: number },
): PackProblem {
  return {
    code,
    severity: 'error',
    ...spot,
    ...unknownInPack(id, known),
  };
}
