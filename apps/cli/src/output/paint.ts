// Colours for a terminal; without them the words say everything.

const CODES = {
  bold: '1',
  dim: '2',
  red: '31',
  green: '32',
  yellow: '33',
  chip: '7',
  cyan: '36',
} as const;

/** Paints a text, or leaves it as it is. */
export type Paint = (colour: keyof typeof CODES, text: string) => string;

/** A painter for an output. */
export function painter(isColoured: boolean | undefined): Paint {
  return (colour, text) =>
    isColoured === true && text !== '' ? `\u001B[${CODES[colour]}m${text}\u001B[0m` : text;
}
