// Whether every package that Hakoniwa needs is installed.
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
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
      const places = [join(root, folder, 'node_modules', name), join(root, 'node_modules', name)];
      if (!places.some((place) => existsSync(place))) missing.push(name);
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

async function workspaces(root: string): Promise<string[]> {
  const found: string[] = [];
  for (const group of ['packages', 'apps']) {
    if (!existsSync(join(root, group))) continue;
    for (const name of await readdir(join(root, group)))
      if (existsSync(join(root, group, name, 'package.json'))) found.push(join(group, name));
  }
  return found;
}
