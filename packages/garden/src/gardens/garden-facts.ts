// What a garden is called, whose it is and where it comes from, and what a command in it came to.
import type { Head, Language } from '@hakoniwa/stage';
import type { Submitted } from '../garden.ts';
import type { StoredGardenRow } from '../rows/garden-rows.ts';

/** For whom something is done; everything that is handed out is scoped to the owner. */
export interface Caller {
  readonly owner: string;
}

/** What a garden is called and where it comes from; none of it changes while it lives. */
export interface GardenFacts {
  readonly id: string;
  readonly name: string;
  readonly pack: string;
  readonly scenario?: string | undefined;
  readonly language: Language;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A garden in a list: its facts and how far it is. */
export interface ListedGarden extends GardenFacts {
  readonly seq: number;
}

export interface NewGarden {
  readonly pack: string;
  readonly name?: string | undefined;
  readonly scenario?: string | undefined;
  readonly language?: Language | undefined;
  readonly seed?: number | undefined;
}

/** What a command came to, and whether it had been asked before with the same key. */
export interface Kept extends Submitted {
  readonly head: Head;
  readonly repeated: boolean;
}

/** The facts of a garden, as its row has them. */
export function gardenFactsOf(row: StoredGardenRow): GardenFacts {
  return {
    id: row.name,
    name: row.title,
    pack: row.pack,
    ...(row.scenario === undefined ? {} : { scenario: row.scenario }),
    language: row.language as Language,
    createdAt: row.createdAt.toISOString(),
  };
}
