// `npm test` and `npm run test:slow`: runs every step, also after a failed one, and counts them.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { addCounts, countVitest, namesOfFailures, sayCounts } from './results.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = join(root, 'out', 'results');

const suites = {
  fast: { scripts: ['types', 'lint', 'unused'], config: 'vitest.config.ts' },
  slow: { scripts: [], config: 'vitest.slow.config.ts' },
};

const [name = 'fast', ...vitestArguments] = process.argv.slice(2);
const suite = suites[name];
/** What failed, a line each, for the end of the run. */
const failures = [];
if (!suite) {
  console.error(`There is no suite "${name}"; there are: ${Object.keys(suites).join(', ')}.`);
  process.exit(2);
}

/** Runs a Node program in the repository root and gives its exit code. */
function run(program, ...rest) {
  return (
    spawnSync(process.execPath, [program, ...rest], { cwd: root, stdio: 'inherit' }).status ?? 1
  );
}

/** Runs an npm script of the root as one step that passes or fails. */
function runScript(script) {
  const npm = process.env.npm_execpath;
  const code = npm
    ? run(npm, 'run', '--silent', script)
    : (spawnSync('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' }).status ?? 1);
  console.log(`${script}: ${code === 0 ? 'ok' : 'FAILED'}`);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
  failures.push(`npm run ${script}`);
  return { passed: 0, failed: 1, skipped: 0 };
}

function runVitest(config) {
  const report = join(results, `${name}.vitest.json`);
  const code = run(
    join(root, 'node_modules', 'vitest', 'vitest.mjs'),
    ...['run', '--config', config, '--reporter=default', '--reporter=json'],
    ...[`--outputFile.json=${report}`, ...vitestArguments],
  );
  const told = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined;
  const named = namesOfFailures(told, root);
  if (code !== 0 && named.length === 0)
    named.push(`vitest ended with ${code} outside of every test: its last errors stand above`);
  failures.push(...named);
  return countVitest(told, code);
}

mkdirSync(results, { recursive: true });
for (const old of [`${name}.json`, `${name}.vitest.json`])
  rmSync(join(results, old), { force: true });
const counts = addCounts([...suite.scripts.map(runScript), runVitest(suite.config)]);
writeFileSync(join(results, `${name}.json`), `${JSON.stringify({ ...counts, failures })}\n`);
for (const failure of failures) console.log(`FAILED ${failure}`);
console.log(`${name} suite: ${sayCounts(counts)}`);
process.exitCode = counts.failed === 0 ? 0 : 1;
