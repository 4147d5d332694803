// A sample of mutants: the same for a seed and a state of the sources.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawOne, seedRng } from '@hakoniwa/stage';
import { findMutants } from './find-mutants.ts';
import { keyOf, type Mutant } from './mutant.ts';

/** What to draw from, and how many. */
interface Wanted {
  readonly root: string;
  readonly files: readonly string[];
  readonly count: number;
  readonly seed: number;
}

/** Draws lines with equal chance, then one of the mutants of the file that begin nearest to it. */
export async function drawSample({ root, files, count, seed }: Wanted): Promise<Mutant[]> {
  const lines = await Promise.all(files.map((file) => linesOf(join(root, file))));
  const places = files.flatMap((file, i) =>
    Array.from({ length: lines[i] ?? 0 }, (_, line) => ({ file, line: line + 1 })),
  );
  const inFile = new Map<string, readonly Mutant[]>();
  const drawn = new Map<string, Mutant>();
  let rng = seedRng(seed);
  for (let tries = 0; drawn.size < count && tries < count * 20; tries++) {
    let place: { file: string; line: number } | undefined;
    [place, rng] = drawOne(rng, places);
    if (!place) break;
    const mutants = inFile.get(place.file) ?? (await findMutants(root, place.file));
    inFile.set(place.file, mutants);
    let mutant: Mutant | undefined;
    [mutant, rng] = drawOne(rng, nearestTo(place.line, mutants));
    if (mutant) drawn.set(keyOf(mutant), mutant);
  }
  return [...drawn.values()];
}

async function linesOf(path: string): Promise<number> {
  return (await readFile(path, 'utf8')).split('\n').length;
}

/** Those that begin on the line itself, or on the nearest line that has any. */
function nearestTo(line: number, mutants: readonly Mutant[]): readonly Mutant[] {
  const distance = ({ location }: Mutant) => Math.abs(location.start.line - line);
  const least = Math.min(...mutants.map(distance));
  return mutants.filter((mutant) => distance(mutant) === least);
}
