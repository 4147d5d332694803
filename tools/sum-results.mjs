// The last line of `.ci/run`: adds up what the named suites left in out/results, names
// what failed, and exits by it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addCounts, sayCounts } from './results.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'out', 'results');
const read = (suite) => {
  const file = join(folder, `${suite}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const suites = process.argv.slice(2).map(read);
for (const failure of suites.flatMap((suite) => suite?.failures ?? []))
  console.error(`FAILED ${failure}`);
const sum = addCounts(suites);
console.log(sayCounts(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;
