// The mutants of one source file, as Stryker makes them.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import { keyOf, type Mutant } from './mutant.ts';

const silent = () => undefined;
const no = () => false;

const instrumenter = new Instrumenter({
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
});

const OPTIONS = { plugins: null, excludedMutations: [], ignorers: [], noHeader: true };

/** Every mutant of a file of the repository, from its top down; lines and columns from 1. */
export async function findMutants(root: string, file: string): Promise<readonly Mutant[]> {
  const content = await readFile(join(root, file), 'utf8');
  const { mutants } = await instrumenter.instrument(
    [{ name: file, content, mutate: true }],
    OPTIONS,
  );
  return mutants.map((mutant) => toMutant({ ...mutant, file }));
}

/** Writes a switch for each of these mutants into the sources of a copy; what to set it to, by the key of the mutant. */
export async function spoilSources(
  copy: string,
  sample: readonly Mutant[],
): Promise<Readonly<Record<string, string>>> {
  const names = [...new Set(sample.map(({ file }) => file))];
  const files = await Promise.all(
    names.map(async (name) => ({
      ...{ name, content: await readFile(join(copy, name), 'utf8') },
      mutate: sample.filter(({ file }) => file === name).map(placeOf),
    })),
  );
  const spoiled = await instrumenter.instrument(files, { ...OPTIONS, noHeader: false });
  await Promise.all(spoiled.files.map(({ name, content }) => writeFile(join(copy, name), content)));
  return Object.fromEntries(
    spoiled.mutants.map((mutant) => [
      keyOf(toMutant({ ...mutant, file: mutant.fileName })),
      mutant.id,
    ]),
  );
}

interface Found {
  readonly file: string;
  readonly location: Mutant['location'];
  readonly mutatorName: string;
  readonly replacement: string;
}

/** As the instrumenter finds them, from 0. */
function toMutant({ file, location, mutatorName, replacement }: Found): Mutant {
  const { start, end } = location;
  return {
    ...{ file, mutatorName, replacement },
    location: { start: moved(start, 1), end: moved(end, 1) },
  };
}

/** Where a mutant stands, as the instrumenter is told: the less is instrumented, the quicker all tests run. */
export function placeOf({ location: { start, end } }: Mutant): Mutant['location'] {
  return { start: moved(start, -1), end: moved(end, -1) };
}

function moved({ line, column }: Mutant['location']['start'], by: number) {
  return { line: line + by, column: column + by };
}
