// The lists of words that worlds, wires and packs share, each written here and nowhere else; no other code comes along.

/** The languages worlds are told in, by their registered ids (ISO 639-1). */
export const LANGUAGES = ['ja', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What sort of thing a prop is; the generic verbs follow from it. `thing` says nothing. */
export const KINDS = [
  'thing',
  'container',
  'door',
  'seat',
  'food',
  'drink',
  'tool',
  'device',
  'readable',
  'surface',
  'key',
] as const;
export type Kind = (typeof KINDS)[number];

/** What an act can be about. */
export const ENTITY_TYPES = ['prop', 'character', 'place'] as const;
export type EntityType = (typeof ENTITY_TYPES)[number];

/** The tables of a world that hold them. */
export const ENTITY_TABLES = ['places', 'characters', 'props'] as const;

/** Who decides for a character. */
export const CONTROLLERS = ['instinct', 'model', 'human'] as const;
export type Controller = (typeof CONTROLLERS)[number];

/** How somebody came to believe something. */
export const BELIEF_SOURCES = ['saw', 'told', 'inferred'] as const;

/** Operations of RFC 6902 that carry a value. */
export const VALUE_OPERATIONS = ['add', 'replace', 'test'] as const;
