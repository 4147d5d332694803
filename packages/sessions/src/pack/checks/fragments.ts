// Fragments are found in places that exist, in something that exists.
import type { PackDraft, PackProblem, SectionFile } from '@hakoniwa/stage';
import type { Fragment } from '../fragment.ts';
import { sessionProblem } from '../problem.ts';
import { namedIn, type Sort, unknownOf } from './named.ts';
import { checkPlayed } from './played.ts';

/** What `of` names, by how the fragment is found. */
const SORTS = {
  search: 'prop',
  inspect: 'prop',
  read: 'prop',
  talk: 'character',
  battle: 'encounter',
} as const satisfies Record<Fragment['found']['by'], Sort>;

export function checkFragments(files: readonly SectionFile[], draft: PackDraft): PackProblem[] {
  const named = namedIn(draft);
  const found = files.flatMap((file) =>
    Object.entries((file.accepted ?? {}) as Record<string, Fragment>).flatMap(([id, fragment]) => {
      const { place, by, of } = fragment.found;
      const spot = (field: string) => () => file.spot([id, 'found', field]);
      const isBare = of === undefined && by !== 'search';
      return [
        ...unknownOf(named, { sort: 'place', id: place, spot: spot('place') }),
        ...unknownOf(named, { sort: SORTS[by], id: of, spot: spot('of') }),
        ...(isBare ? [sessionProblem('FRAGMENT_SUBJECT', spot('by')(), { by })] : []),
      ];
    }),
  );
  return [...checkPlayed(files, draft), ...found];
}
