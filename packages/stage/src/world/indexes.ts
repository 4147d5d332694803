// Who and what is where, kept up with every change so that no question walks the whole world.
import { Table } from '../base/table.ts';
import type { Character } from './schema/character.ts';
import type { Prop, Whereabouts } from './schema/prop.ts';

/** Ids by where they are, each list sorted. */
export interface Indexes {
  /** Characters by place id. */
  readonly people: Table<readonly string[]>;
  /** Props by `place:…`, `holder:…` or `inside:…`. */
  readonly things: Table<readonly string[]>;
}

/** The key under which a prop at `at` is listed. */
export function whereKey(at: Whereabouts): string {
  if (typeof at !== 'object' || at === null) return 'nowhere';
  if ('place' in at) return `place:${at.place}`;
  if ('holder' in at) return `holder:${at.holder}`;
  return `inside:${at.inside}`;
}

/** Indexes of a world read in whole. */
export function indexAll(characters: Iterable<Character>, props: Iterable<Prop>): Indexes {
  return {
    people: listed(Array.from(characters, (one) => [one.place, one.id])),
    things: listed(Array.from(props, (one) => [whereKey(one.at), one.id])),
  };
}

/** Indexes after one character changed, came or went. */
export function reindexCharacter(
  indexes: Indexes,
  before: Character | undefined,
  after: Character | undefined,
): Indexes {
  if (before?.place === after?.place) return indexes;
  const id = (after ?? before)?.id ?? '';
  return {
    ...indexes,
    people: moved(indexes.people, { id, from: before?.place, to: after?.place }),
  };
}

/** Indexes after one prop changed, came or went. */
export function reindexProp(
  indexes: Indexes,
  before: Prop | undefined,
  after: Prop | undefined,
): Indexes {
  const from = before && whereKey(before.at);
  const to = after && whereKey(after.at);
  if (from === to) return indexes;
  const id = (after ?? before)?.id ?? '';
  return { ...indexes, things: moved(indexes.things, { id, from, to }) };
}

function listed(pairs: readonly (readonly [string, string])[]): Table<readonly string[]> {
  const lists = new Map<string, string[]>();
  for (const [key, id] of pairs) {
    const list = lists.get(key);
    if (list) list.push(id);
    else lists.set(key, [id]);
  }
  return Table.of([...lists].map(([key, ids]) => [key, ids.sort()] as const));
}

interface Move {
  readonly id: string;
  readonly from: string | undefined;
  readonly to: string | undefined;
}

function moved(table: Table<readonly string[]>, move: Move): Table<readonly string[]> {
  let next = table;
  if (move.from !== undefined) {
    const left = (next.get(move.from) ?? []).filter((id) => id !== move.id);
    next = left.length > 0 ? next.set(move.from, left) : next.delete(move.from);
  }
  if (move.to !== undefined) next = next.set(move.to, inserted(next.get(move.to) ?? [], move.id));
  return next;
}

function inserted(ids: readonly string[], id: string): readonly string[] {
  let low = 0;
  let high = ids.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ids[middle] ?? '') < id) low = middle + 1;
    else high = middle;
  }
  return [...ids.slice(0, low), id, ...ids.slice(low)];
}
