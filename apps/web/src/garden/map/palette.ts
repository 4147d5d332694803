// The colours of the map, read from the design tokens, and one colour for each person.

const NAMES = [
  'grass',
  'grass-dark',
  'leaf',
  'leaf-light',
  'path',
  'roof',
  'floor',
  'room',
  'line',
  'ink',
] as const;

export type Palette = Readonly<Record<(typeof NAMES)[number], string>>;

/** The colours as the page has them now. */
export function readPalette(): Palette {
  const styles = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    NAMES.map((name) => [name, styles.getPropertyValue(`--map-${name}`).trim()]),
  ) as Palette;
}

/** Garden colours that white letters can be read on. */
const COATS = [
  '#a2502c',
  '#3f6a34',
  '#2f627f',
  '#74456f',
  '#8a6414',
  '#9c3d54',
  '#2e6b62',
  '#4d4f8f',
  '#6b5b3a',
  '#7a4a2a',
] as const;

/** Someone's colour: the same everywhere and always. */
export function coatOf(id: string): string {
  let sum = 7;
  for (const letter of id) sum = (sum * 33 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return COATS[sum % COATS.length] ?? COATS[0];
}
