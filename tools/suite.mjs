// `npm test` and `npm run test:slow`: runs every step, also after a failed one, counts them and says what they took.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watchProcessorTime } from './processor-time.mjs';
import {
  addCounts,
  countVitest,
  dearestFiles,
  namesOfFailures,
  sayCounts,
  sayTime,
} from './results.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = join(root, 'out', 'results');

const suites = {
  fast: { scripts: ['types', 'lint', 'unused'], config: 'vitest.config.ts' },
  slow: { scripts: [], config: 'vitest.slow.config.ts' },
};

const [name = 'fast', ...vitestArguments] = process.argv.slice(2);
const suite = suites[name];
/** What failed, and what took longest, a line each, for the end of the run. */
const failures = [];
let dearest = [];
if (!suite) {
  console.error(`There is no suite "${name}"; there are: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

/** The compiler ends before its garbage is worth collecting, which takes it a third of its time; up to a limit. */
const UNCOLLECTED = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/** Runs a program in the repository root and gives its exit code. */
async function run(program, ...rest) {
  const env = { ...UNCOLLECTED, ...process.env };
  const [code] = await once(spawn(program, rest, { cwd: root, env, stdio: 'inherit' }), 'close');
  return code ?? 1;
}

/** Runs an npm script of the root as one step that passes or fails. */
async function runScript(script) {
  const npm = process.env.npm_execpath;
  const program = npm ? [process.execPath, npm] : ['npm'];
  const code = await run(...program, 'run', '--silent', script);
  console.log(`${script}: ${code === 0 ? 'ok' : 'FAILED'}`);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
  failures.push(`npm run ${script}`);
  return { passed: 0, failed: 1, skipped: 0 };
}

/** A third of a test run is collecting what is young: it is let grow, so that more of it has died by then. */
const ROOM_FOR_THE_YOUNG = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

async function runVitest(config) {
  const report = join(results, `${name}.vitest.json`);
  const code = await run(
    process.execPath,
    ...ROOM_FOR_THE_YOUNG,
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    ...['run', '--config', config, '--reporter=default', '--reporter=json'],
    ...[`--outputFile.json=${report}`, ...vitestArguments],
  );
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const named = namesOfFailures(told, root);
  if (code !== 0 && named.length === 0)
    named.push(`vitest ended with ${code} outside of every test: its last errors stand above`);
  failures.push(...named);
  dearest = dearestFiles(told, { root, most: 20 });
  return countVitest(told, code);
}

/** What sources were transformed to is found by what they held: after a while most of it is of yesterday's. */
function forgetOldTransforms() {
  const folder = join(root, 'node_modules', '.experimental-vitest-cache');
  if (existsSync(folder) && readdirSync(folder).length > MOST_TRANSFORMS)
    rmSync(folder, { recursive: true });
}

const MOST_TRANSFORMS = 20_000;

forgetOldTransforms();
mkdirSync(results, { recursive: true });
for (const old of [`${name}.json`, `${name}.vitest.json`])
  rmSync(join(results, old), { force: true });
const began = performance.now();
const processorTime = watchProcessorTime();
const steps = [];
for (const script of suite.scripts) steps.push(await runScript(script));
steps.push(await runVitest(suite.config));
const counts = addCounts(steps);
const took = { seconds: (performance.now() - began) / 1000, cpuSeconds: processorTime.end() };
writeFileSync(
  join(results, `${name}.json`),
  `${JSON.stringify({ ...counts, failures, took, dearest })}\n`,
);
for (const one of dearest) console.log(`took ${one}`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${name} suite took ${sayTime(took)}`);
console.log(`${name} suite: ${sayCounts(counts)}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
