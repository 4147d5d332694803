// The lists of words that worlds, wires and packs share, each written here and nowhere else; no other code comes along.

/** The languages the product's own sentences are written in: screens, messages, prompts, locale tables. */
export const TEXT_LANGUAGES = ['ja', 'en'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The languages worlds are told in and turns are read in, by their registered ids (ISO 639-1). */
export const LANGUAGES = [...TEXT_LANGUAGES] as const;
export type Language = (typeof LANGUAGES)[number];

/** Texts by language; a language beyond those of the product may bring its own. */
export type TextTable<T> = Readonly<Record<TextLanguage, T>> &
  Readonly<Partial<Record<Language, T>>>;

/** Whose texts stand in for a language that has none. */
const STAND_IN: TextLanguage = 'en';

/** The language a language's texts are in: its own, else the one that stands in for it. */
export function textLanguageOf(language: Language): TextLanguage {
  return TEXT_LANGUAGES.find((one) => one === language) ?? STAND_IN;
}

/** What a table holds for a language, else what stands in for it. */
export function textIn<T>(texts: TextTable<T>, language: Language): T {
  return texts[language] ?? texts[STAND_IN];
}

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

/** How formally somebody speaks. */
export const REGISTERS = ['polite', 'familiar'] as const;
export type Register = (typeof REGISTERS)[number];

/** How much what is told of a pack matters: it stands in the way, should be looked at, or is only told. */
export const SEVERITIES = ['error', 'warning', 'note'] as const;

/** How somebody came to believe something. */
export const BELIEF_SOURCES = ['saw', 'told', 'inferred'] as const;

/** Operations of RFC 6902 that carry a value. */
export const VALUE_OPERATIONS = ['add', 'replace', 'test'] as const;

/** The registered language a tag asks for (`en-GB` is English); undefined for any other. */
export function languageOfTag(tag: string): Language | undefined {
  const [id] = tag
    .trim()
    .toLowerCase()
    .split(/[-_.;]/);
  return LANGUAGES.find((one) => one === id);
}
