// A pack that has been validated: everything its files say, still in all its languages.
import type { CharacterSheet } from './schema/character-sheet.ts';
import type { LoreSheet } from './schema/lore-sheet.ts';
import type { PackSheet } from './schema/pack-sheet.ts';
import type { PlaceSheet } from './schema/place-sheet.ts';
import type { PropSheet } from './schema/prop-sheet.ts';
import type { ScenarioSheet } from './schema/scenario-sheet.ts';

export interface Pack extends PackSheet {
  readonly places: Readonly<Record<string, PlaceSheet>>;
  readonly props: Readonly<Record<string, PropSheet>>;
  readonly characters: Readonly<Record<string, CharacterSheet>>;
  readonly lore: Readonly<Record<string, LoreSheet>>;
  readonly scenarios: Readonly<Record<string, ScenarioSheet>>;
  /** Files of other packages' sections: by section, then by path, as their schemas accepted them. */
  readonly sections: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** An entry by id, never one that every object has anyway. */
export function entryOf<T>(record: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(record, id) ? record[id] : undefined;
}
