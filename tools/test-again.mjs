// `npm run test:again -- --runs 10 --busy 3 --busy-runs 4`: the fast suite several times, the last ones beside busy loops.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startBusyLoops } from './busy-loops.mjs';
import { sayCounts, sayTime } from './results.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const result = join(root, 'out', 'results', 'fast.json');

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10' },
    busy: { type: 'string', default: '3' },
    'busy-runs': { type: 'string', default: '4' },
  },
});
const [runs, busy, busyRuns] = [values.runs, values.busy, values['busy-runs']].map(Number);

/** One run of the suite with its words kept back: what failed is told in its result. */
async function runOnce() {
  rmSync(result, { force: true });
  const npm = process.env.npm_execpath;
  const [program, ...rest] = npm ? [process.execPath, npm] : ['npm'];
  const child = spawn(program, [...rest, 'test'], { cwd: root, stdio: 'ignore' });
  await once(child, 'close');
  return existsSync(result) ? JSON.parse(readFileSync(result, 'utf8')) : undefined;
}

let failed = 0;
for (let run = 1; run <= runs; run++) {
  const isBusy = run > runs - busyRuns;
  const loops = isBusy ? await startBusyLoops(busy) : undefined;
  const told = await runOnce().finally(() => loops?.end());
  const beside = isBusy ? `, beside ${busy} busy loops` : '';
  if (told?.failed !== 0) failed += 1;
  const said = told ? `${sayCounts(told)}; ${sayTime(told.took)}` : 'ended without a result';
  console.log(`run ${run}${beside}: ${said}`);
  for (const failure of told?.failures ?? []) console.log(`  FAILED ${failure}`);
}
console.log(`${runs - failed} of ${runs} runs passed`);
process.exitCode = failed === 0 ? 0 : 1;
