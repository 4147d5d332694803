// The experiments that ship with the Lab.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readExperiment } from './read-experiment.ts';
import type { Experiment } from './schema.ts';

const FOLDER = fileURLToPath(new URL('../../experiments', import.meta.url));

export interface ShippedExperiment {
  readonly file: string;
  readonly text: string;
  readonly experiment: Experiment;
}

/** All of them, by name. */
export async function shippedExperiments(): Promise<ShippedExperiment[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith('.yaml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const file = join(FOLDER, name);
      const text = await readFile(file, 'utf8');
      return { file, text, experiment: readExperiment(file, text) };
    }),
  );
}
