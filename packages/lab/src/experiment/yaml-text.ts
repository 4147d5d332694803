// The text of an experiment as a value, with the place of everything in it, so that a mistake can be pointed at.
import {
  hasErrors,
  isJsonObject,
  type PackProblem,
  readYaml,
  type SourceSpot,
} from '@hakoniwa/stage';

export type ExperimentPlace = Pick<SourceSpot, 'line' | 'column'>;

export interface YamlText {
  readonly value: unknown;
  /** The place of what stands under a path, or of the nearest thing above it. */
  readonly at: (path: readonly PropertyKey[]) => ExperimentPlace;
  /** Whether anything stands under a path. */
  readonly has: (path: readonly PropertyKey[]) => boolean;
  /** The place of a key itself. */
  readonly key: (path: readonly PropertyKey[], key: string) => ExperimentPlace;
  /** What keeps it from being read. */
  readonly faults: readonly PackProblem[];
}

/** Reads a text as packs are read: it never throws, what is wrong stands in `faults`. */
export function readYamlText(text: string): YamlText {
  const { file, problems } = readYaml('', text);
  return {
    value: file.value,
    at: (path) => placeOf(file.spot(parts(path))),
    has: (path) => parts(path).reduce(stepInto, file.value) !== undefined,
    key: (path, key) => placeOf(file.keySpot([...parts(path), key])),
    faults: problems.filter((problem) => hasErrors([problem])),
  };
}

const placeOf = ({ line, column }: SourceSpot): ExperimentPlace => ({ line, column });

const parts = (path: readonly PropertyKey[]) =>
  path.map((part) => (typeof part === 'number' ? part : String(part)));

function stepInto(value: unknown, part: string | number): unknown {
  if (Array.isArray(value)) return value[Number(part)];
  return isJsonObject(value) && Object.hasOwn(value, part) ? value[part] : undefined;
}
