// Who and what is where, kept up with every change so that no question walks the whole world.
import type { Json } from '../base/json.ts';
import { Table } from '../base/table.ts';
import type { Character } from './schema/character.ts';
import type { Beliefs } from './schema/mind.ts';
import type { Prop, Whereabouts } from './schema/prop.ts';
import type { WorldDocument } from './schema/world-document.ts';
import { inserted, without } from './sorted.ts';
import { momentIn, type Wakes, withoutWake, withWake } from './wakes.ts';

/** Ids by where they are, each list sorted. */
export interface Indexes {
  /** Characters by place id. */
  readonly people: Table<readonly string[]>;
  /** Props by `place:…`, `holder:…` or `inside:…`. */
  readonly things: Table<readonly string[]>;
  /** Keys of beliefs by who has them. */
  readonly beliefs: Table<readonly string[]>;
  /** Systems that wait for a moment. */
  readonly wakes: Wakes;
}

/** The key under which a prop at `at` is listed; what is no place to be is listed nowhere. */
export function whereKey(at: Whereabouts): string {
  if (typeof at !== 'object' || at === null) return 'nowhere';
  if ('place' in at) return keyOf('place', at.place);
  if ('holder' in at) return keyOf('holder', at.holder);
  return keyOf('inside', at.inside);
}

function keyOf(relation: string, id: unknown): string {
  return typeof id === 'string' ? `${relation}:${id}` : 'nowhere';
}

/** Indexes of a world read in whole. */
export function indexAll({
  characters,
  props,
  beliefs,
  systems,
}: Pick<WorldDocument, 'characters' | 'props' | 'beliefs' | 'systems'>): Indexes {
  return {
    people: peopleByPlace(Object.values(characters)),
    things: thingsByPlace(Object.values(props)),
    beliefs: listed(Object.entries(beliefs).map(([key, { who }]) => [who, key])),
    wakes: wakesOf(systems as Readonly<Record<string, Json>>),
  };
}

/** Characters by where they are. */
export function peopleByPlace(characters: readonly Character[]): Indexes['people'] {
  return listed(characters.map(({ place, id }) => [place, id]));
}

/** Props by where they are. */
export function thingsByPlace(props: readonly Prop[]): Indexes['things'] {
  return listed(props.map(({ at, id }) => [whereKey(at), id]));
}

function wakesOf(systems: Readonly<Record<string, Json>>): Wakes {
  let wakes: Wakes = { moments: Table.of(), waiting: Table.of() };
  for (const [key, value] of Object.entries(systems)) {
    const moment = momentIn(value);
    if (moment !== undefined) wakes = withWake(wakes, { moment, key });
  }
  return wakes;
}

/** An entry of a table before and after a change; its id is the key it stands under. */
export interface EntryChange<T> {
  readonly id: string;
  readonly before: T | undefined;
  readonly after: T | undefined;
}

/** Indexes after one character changed, came or went. */
export function reindexCharacter(indexes: Indexes, change: EntryChange<Character>): Indexes {
  const [from, to] = [placeKey(change.before), placeKey(change.after)];
  if (from === to) return indexes;
  return { ...indexes, people: moved(indexes.people, { id: change.id, from, to }) };
}

/** Indexes after one prop changed, came or went. */
export function reindexProp(indexes: Indexes, { id, before, after }: EntryChange<Prop>): Indexes {
  const from = before && whereKey(before.at);
  const to = after && whereKey(after.at);
  if (from === to) return indexes;
  return { ...indexes, things: moved(indexes.things, { id, from, to }) };
}

/** Indexes after beliefs about one thing changed, came or went. */
export function reindexBeliefs(
  indexes: Indexes,
  { id, before, after }: EntryChange<Beliefs>,
): Indexes {
  const [from, to] = [whoKey(before), whoKey(after)];
  if (from === to) return indexes;
  return { ...indexes, beliefs: moved(indexes.beliefs, { id, from, to }) };
}

/** Indexes after an entry of the systems changed, came or went. */
export function reindexSystem(indexes: Indexes, { id, before, after }: EntryChange<Json>): Indexes {
  const [from, to] = [momentIn(before), momentIn(after)];
  if (from === to) return indexes;
  let { wakes } = indexes;
  if (from !== undefined) wakes = withoutWake(wakes, { moment: from, key: id });
  if (to !== undefined) wakes = withWake(wakes, { moment: to, key: id });
  return { ...indexes, wakes };
}

function whoKey(beliefs: Beliefs | undefined): string | undefined {
  return typeof beliefs?.who === 'string' ? beliefs.who : undefined;
}

/** A patch from outside may put anything where a place belongs, if only for a moment. */
function placeKey(character: Character | undefined): string | undefined {
  return typeof character?.place === 'string' ? character.place : undefined;
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
    const left = without(next.get(move.from) ?? [], move.id);
    next = left.length > 0 ? next.set(move.from, left) : next.delete(move.from);
  }
  if (move.to !== undefined) next = next.set(move.to, inserted(next.get(move.to) ?? [], move.id));
  return next;
}
