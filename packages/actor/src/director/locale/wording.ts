// What the director tells a mind, as every language must be able to say it.
import type { FloorCode } from '../../floor/floor-check.ts';

export interface DirectorWording {
  readonly neverSays: (word: string) => string;
  readonly call: (name: string, call: string) => string;
  /** What to do instead, for each check of the floor. */
  readonly floor: Readonly<Record<FloorCode, string>>;
  /** The same where words alone are asked for, as far as it is other: what holds for all of the form stands at `form`. */
  readonly words: Readonly<Record<'form' | 'code' | 'empty', string>>;
  readonly comma: string;
  readonly here: (names: string) => string;
}
