// Between the living world and its JSON document, both ways.
import { deepFreeze, type Json } from '../base/json.ts';
import { Table } from '../base/table.ts';
import { indexAll, peopleByPlace, thingsByPlace } from './indexes.ts';
import type { Character } from './schema/character.ts';
import type { Place } from './schema/place.ts';
import type { Prop } from './schema/prop.ts';
import { type WorldDocument, worldDocumentSchema } from './schema/world-document.ts';
import { TABLE_NAMES, type World } from './world.ts';

/** Brings a document the schema has already accepted to life. */
export function worldFrom(document: WorldDocument): World {
  deepFreeze(document);
  const table = <V>(record: Readonly<Record<string, V>>) => Table.of(Object.entries(record));
  return {
    version: document.version,
    seq: document.seq,
    language: document.language,
    origin: document.origin,
    clock: document.clock,
    weather: document.weather,
    tension: document.tension,
    geography: document.geography,
    rules: document.rules,
    rng: document.rng,
    counters: document.counters,
    places: table(document.places),
    props: table(document.props),
    characters: table(document.characters),
    beliefs: table(document.beliefs),
    relations: table(document.relations),
    threads: table(document.threads),
    happenings: table(document.happenings),
    pending: table(document.pending),
    flags: table(document.flags),
    locks: table(document.locks),
    systems: table(document.systems),
    indexes: indexAll(document),
  };
}

/** Who and what there is, and where, under their ids. */
export interface WorldEntries {
  readonly places: ReadonlyMap<string, Place>;
  readonly characters: ReadonlyMap<string, Character>;
  readonly props: ReadonlyMap<string, Prop>;
}

/** The world with these entries in the place of its own. */
export function withEntries(world: World, { places, characters, props }: WorldEntries): World {
  const table = <V>(entries: ReadonlyMap<string, V>): Table<V> => {
    for (const value of entries.values()) deepFreeze(value);
    return Table.of(entries);
  };
  return {
    ...world,
    places: table(places),
    characters: table(characters),
    props: table(props),
    indexes: {
      ...world.indexes,
      people: peopleByPlace([...characters.values()]),
      things: thingsByPlace([...props.values()]),
    },
  };
}

/** Reads untrusted JSON as a world; throws zod's error when it is none. */
export function parseWorld(json: unknown): World {
  return worldFrom(worldDocumentSchema.parse(json));
}

/** The world as one JSON document, its entries sorted by id. */
export function documentOf(world: World): WorldDocument {
  const { indexes: _derived, ...rest } = world;
  const document: Record<string, unknown> = { ...rest };
  for (const name of TABLE_NAMES) document[name] = recordOf(world[name] as Table<Json>);
  for (const key of ['weather', 'tension']) if (document[key] === undefined) delete document[key];
  return document as WorldDocument;
}

function recordOf<V>(table: Table<V>): Record<string, V> {
  return Object.fromEntries(table.ids().map((id) => [id, table.get(id) as V]));
}
