// Everything in a pack that sessions may name, and the problem of a name that is not among it.
import {
  nearest,
  type PackDraft,
  type PackProblem,
  type SectionFile,
  type SourceSpot,
} from '@hakoniwa/stage';
import { SECTION_NAMES } from '../campaign.ts';
import type { Subject } from '../objective.ts';
import { sessionProblem } from '../problem.ts';

/** Sorts of things an id can mean. */
export type Sort = Subject | 'item' | 'quest' | 'arc' | 'scenario';

/** The ids of every sort. */
export interface NamedIds {
  readonly ids: (sort: Sort) => readonly string[];
  readonly has: (sort: Sort, id: string) => boolean;
}

/** What the pack has, its own sections and those of sessions. */
export function namedIn(draft: PackDraft): NamedIds {
  const { places, props, characters, scenarios } = draft;
  const stage = { place: places, prop: props, character: characters, scenario: scenarios };
  const ids = (sort: Sort): readonly string[] =>
    sort in stage ? [...stage[sort as keyof typeof stage].ids] : ownIds(draft, sort);
  return {
    ids,
    has: (sort, id) => isUnsure(draft, sort) || ids(sort).includes(id),
  };
}

/** The problem of an id nobody has; none when it is absent or known. */
export function unknownOf(
  named: NamedIds,
  {
    sort,
    id,
    spot,
  }: { sort: Sort | readonly Sort[]; id: string | undefined; spot: () => SourceSpot },
): PackProblem[] {
  const sorts = typeof sort === 'string' ? [sort] : sort;
  if (id === undefined || sorts.some((one) => named.has(one, id))) return [];
  const known = sorts.flatMap((one) => named.ids(one));
  const meant = nearest(id, known);
  return [sessionProblem('SESSION_NAME_UNKNOWN', spot(), { id, nearest: meant })];
}

/** Where the ids of sessions' own sorts are written. */
const OWN: Partial<Record<Sort, { readonly section: string; readonly field?: string }>> = {
  quest: { section: SECTION_NAMES.quests },
  encounter: { section: SECTION_NAMES.encounters },
  fragment: { section: SECTION_NAMES.fragments },
  skill: { section: SECTION_NAMES.session, field: 'skills' },
  item: { section: SECTION_NAMES.session, field: 'items' },
  arc: { section: SECTION_NAMES.session, field: 'arcs' },
};

/** The ids as written, those of faulty entries included: their fault is told where it is. */
function ownIds(draft: PackDraft, sort: Sort): string[] {
  return ownFiles(draft, sort).flatMap(({ value }) => {
    const field = OWN[sort]?.field;
    const table = field === undefined ? value : keysOf(value)[field];
    return Object.keys(keysOf(table));
  });
}

function ownFiles(draft: PackDraft, sort: Sort): SectionFile[] {
  return draft.files.filter(({ section }) => section === OWN[sort]?.section);
}

/** A file that cannot be read might hold any name. */
function isUnsure(draft: PackDraft, sort: Sort): boolean {
  return ownFiles(draft, sort).some(({ isBroken }) => isBroken);
}

function keysOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}
