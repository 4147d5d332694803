// What became of mutants, kept beside the state of the repository they were tried in.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { trackedFiles } from './copy-repository.ts';
import { keyOf, type Mutant } from './mutant.ts';

/** How one mutant ended: `isKilled` when a test failed, did not end or could not be loaded because of it. */
export interface TriedMutant {
  readonly mutant: Mutant;
  readonly status: string;
  readonly isKilled: boolean;
}

interface Result {
  readonly key: string;
  readonly status: string;
}

/** A name for all that decides what becomes of a mutant: the same only for the same files. */
export function stateOf(root: string): string {
  const hash = createHash('sha256');
  for (const file of trackedFiles(root)) {
    if (!/^(?:packages|packs|tools\/mutants|package-lock\.json|vitest\.mutants)/u.test(file))
      continue;
    hash.update(`${file}\0`).update(readFileSync(join(root, file)));
  }
  return hash.digest('hex').slice(0, 12);
}

/** The status of every mutant that was tried before, by its key. */
export function readResults(file: string): ReadonlyMap<string, string> {
  if (!existsSync(file)) return new Map();
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  return new Map(
    lines.map((line) => JSON.parse(line) as Result).map(({ key, status }) => [key, status]),
  );
}

/** The status of those a run was cut short before. */
export const UNTRIED = 'Untried';

const KILLED: ReadonlySet<string> = new Set(['Killed', 'Timeout', 'RuntimeError']);

/** What is known of a sample; whatever else is said of a mutant, or nothing at all, it is not killed. */
export function resultsOf(
  sample: readonly Mutant[],
  known: ReadonlyMap<string, string>,
): TriedMutant[] {
  return sample.map((mutant) => {
    const status = known.get(keyOf(mutant)) ?? UNTRIED;
    return { mutant, status, isKilled: KILLED.has(status) };
  });
}
