// A pack file as read: its value, and where in the text each part of it stands.
import type { SourceSpot } from '../problem.ts';

export type Path = readonly (string | number)[];

/** Offsets of one value in the text, and of the key it stands under. */
export interface YamlPlace {
  readonly key?: number;
  readonly value: number;
}

export interface YamlFile {
  readonly file: string;
  /** The plain value; undefined when the text could not be read. */
  readonly value: unknown;
  /** Where the value at a path stands; the nearest enclosing one when there is none. */
  readonly spot: (path: Path) => SourceSpot;
  /** Where the key at a path stands, which is the value itself in a list. */
  readonly keySpot: (path: Path) => SourceSpot;
}

/** A path as one string, for maps. */
export function pathKey(path: Path): string {
  return path.join('\u0000');
}
