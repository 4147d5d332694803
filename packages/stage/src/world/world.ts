// The living world: an immutable value made of tables, with indexes that follow every change.
import type { Json } from '../base/json.ts';
import type { Rng } from '../base/rng.ts';
import type { Table } from '../base/table.ts';
import type { Language } from '../base/vocabulary.ts';
import type { Indexes } from './indexes.ts';
import type { Character } from './schema/character.ts';
import type { Beliefs } from './schema/mind.ts';
import type { Place } from './schema/place.ts';
import type { Prop } from './schema/prop.ts';
import type { Happening, Pending, Relation, Thread } from './schema/story.ts';
import type { Clock, Origin } from './schema/world-document.ts';

/** The parts of a world that hold many entries by id. */
export interface Tables {
  readonly places: Table<Place>;
  readonly props: Table<Prop>;
  readonly characters: Table<Character>;
  readonly beliefs: Table<Beliefs>;
  readonly relations: Table<Relation>;
  readonly threads: Table<Thread>;
  readonly happenings: Table<Happening>;
  readonly pending: Table<Pending>;
  readonly flags: Table<Json>;
  readonly locks: Table<{ readonly by: string }>;
  readonly systems: Table<Json>;
}

/** The parts of a world that are one value. */
export interface Singles {
  readonly version: 1;
  readonly language: Language;
  readonly origin: Origin;
  readonly clock: Clock;
  readonly weather?: string | undefined;
  readonly tension?: string | undefined;
  readonly geography: 'known' | 'explored';
  readonly rules: readonly string[];
  readonly rng: Rng;
  readonly counters: Readonly<Record<string, number>>;
}

export interface World extends Tables, Singles {
  /** How many events made this world. */
  readonly seq: number;
  /** Derived, never stored: who and what is where. */
  readonly indexes: Indexes;
}

export const TABLE_NAMES = [
  'places',
  'props',
  'characters',
  'beliefs',
  'relations',
  'threads',
  'happenings',
  'pending',
  'flags',
  'locks',
  'systems',
] as const satisfies readonly (keyof Tables)[];
export type TableName = (typeof TABLE_NAMES)[number];

export const SINGLE_NAMES = [
  'version',
  'language',
  'origin',
  'clock',
  'weather',
  'tension',
  'geography',
  'rules',
  'rng',
  'counters',
] as const satisfies readonly (keyof Singles)[];
export type SingleName = (typeof SINGLE_NAMES)[number];

/** Whether a word names a table of the world. */
export function isTableName(word: string): word is TableName {
  return TABLES.has(word);
}

const TABLES: ReadonlySet<string> = new Set(TABLE_NAMES);

/** Whether a word names a single value of the world. */
export function isSingleName(word: string): word is SingleName {
  return (SINGLE_NAMES as readonly string[]).includes(word);
}

/** The relation of one character to another has this id. */
export function relationId(from: string, to: string): string {
  return `${from}>${to}`;
}
