// The last line of `.ci/run`: adds up what the named suites left in out/results and exits by it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addCounts, sayCounts } from './results.mjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', 'out', 'results');
const read = (suite) => {
  const file = join(folder, `${suite}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
};

const sum = addCounts(process.argv.slice(2).map(read));
console.log(sayCounts(sum));
process.exitCode = sum.failed === 0 ? 0 : 1;
