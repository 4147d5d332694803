// Hostile texts: every shape alone and in the places where a model writes thought, acts and speech.
import type { Grow } from './grow.ts';
import { SHAPES } from './shapes.data.ts';

export { HOSTILE_NAMES } from './shapes.data.ts';

/** One hostile text, as long as asked. */
export interface HostileText {
  readonly name: string;
  /** The name of its shape, wherever it stands. */
  readonly shape: string;
  /** Exactly this long in UTF-16 units; another seed gives words that no cache has seen. */
  readonly of: Grow;
}

const PLACES: Readonly<Record<string, (text: string) => string>> = {
  '': (text) => text,
  'in asterisks': (text) => `*${text}*`,
  'in quotes': (text) => `"${text}" `,
  'in a thought': (text) => `Thought: ${text}`,
  'after an act': (text) => `*picks up the mug*\n${text}`,
};

/** Every shape as it is. */
export const HOSTILE_TEXTS: readonly HostileText[] = Object.entries(SHAPES).map(([name, of]) => ({
  name,
  shape: name,
  of,
}));

/** Every shape in every place of a turn. */
export const HOSTILE_TURNS: readonly HostileText[] = HOSTILE_TEXTS.flatMap(({ shape, of }) =>
  Object.entries(PLACES).map(([place, put]) => ({
    name: `${shape} ${place}`.trim(),
    shape,
    of: (length, seed) => put(of(Math.max(0, length - put('').length), seed)),
  })),
);
