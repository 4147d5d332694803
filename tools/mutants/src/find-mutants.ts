// The mutants of one source file, as Stryker makes them.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Instrumenter } from '@stryker-mutator/instrumenter';
import type { Mutant } from './mutant.ts';

const silent = () => undefined;
const no = () => false;

const instrumenter = new Instrumenter({
  ...{ isTraceEnabled: no, isDebugEnabled: no, isInfoEnabled: no },
  ...{ isWarnEnabled: no, isErrorEnabled: no, isFatalEnabled: no },
  ...{ trace: silent, debug: silent, info: silent, warn: silent, error: silent, fatal: silent },
});

/** Every mutant of a file of the repository, from its top down; lines and columns from 1. */
export async function findMutants(root: string, file: string): Promise<readonly Mutant[]> {
  const content = await readFile(join(root, file), 'utf8');
  const { mutants } = await instrumenter.instrument([{ name: file, content, mutate: true }], {
    ...{ plugins: null, excludedMutations: [], ignorers: [], noHeader: true },
  });
  return mutants.map(({ location, mutatorName, replacement }) => ({
    ...{ file, mutatorName, replacement },
    location: { start: fromOne(location.start), end: fromOne(location.end) },
  }));
}

function fromOne({ line, column }: { line: number; column: number }) {
  return { line: line + 1, column: column + 1 };
}
