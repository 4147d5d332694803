// Whether every package that Hakoniwa needs is installed.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type DoctorCheck, doctorFinding } from '../finding.ts';

export const checkDependencies: DoctorCheck = async ({ root }) => {
  const missing: string[] = [];
  let count = 0;
  for (const folder of await workspaces(root)) {
    const text = await readFile(join(root, folder, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
    for (const name of Object.keys(dependencies)) {
      count += 1;
      if (!placesOf(join(root, folder), name).some((place) => existsSync(place)))
        missing.push(name);
    }
  }
  if (missing.length === 0)
    return [
      doctorFinding('dependencies', { state: 'ok', word: 'dependenciesOk', blanks: { count } }),
    ];
  const names = [...new Set(missing)].join(', ');
  return [
    doctorFinding('dependencies', {
      state: 'fail',
      word: 'dependenciesMissing',
      blanks: { names },
    }),
  ];
};

/** Where Node looks for a package: beside who asks, and in every folder above. */
function placesOf(folder: string, name: string): string[] {
  const above = createRequire(join(folder, 'package.json')).resolve.paths(name) ?? [];
  return above.map((place) => join(place, name));
}

/** The whole, and in a clone each of its workspaces. */
async function workspaces(root: string): Promise<string[]> {
  const found = existsSync(join(root, 'package.json')) ? ['.'] : [];
  for (const group of ['packages', 'apps']) {
    if (!existsSync(join(root, group))) continue;
    for (const name of await readdir(join(root, group)))
      if (existsSync(join(root, group, name, 'package.json'))) found.push(join(group, name));
  }
  return found;
}
