// What Stryker is given of ours: a checker for the drawn mutants, a reporter of single results, a runner that knows hooks.
import { appendFileSync, readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import {
  commonTokens,
  declareClassPlugin,
  declareFactoryPlugin,
  PluginKind,
} from '@stryker-mutator/api/plugin';
import { strykerPlugins as vitestPlugins } from '@stryker-mutator/vitest-runner';

/** Lets only the drawn mutants through; all others of a file are set aside. */
class SampleChecker {
  #sample = new Set();

  async init() {
    this.#sample = new Set(JSON.parse(readFileSync(process.env.MUTANTS_SAMPLE, 'utf8')));
  }

  async group(mutants) {
    return [mutants.map(({ id }) => id)];
  }

  async check(mutants) {
    return Object.fromEntries(
      mutants.map((mutant) => [
        mutant.id,
        this.#sample.has(keyOf(mutant, 1))
          ? { status: 'passed' }
          : { status: 'compileError', reason: 'not drawn' },
      ]),
    );
  }
}

/** Writes each result down as soon as it is there, so that a run that is cut short has lost nothing. */
class ResultReporter {
  onMutantTested({ status, statusReason, killedBy, ...mutant }) {
    if (statusReason === 'not drawn') return;
    const line = { key: keyOf(mutant, 0), status, statusReason, killedBy };
    appendFileSync(process.env.MUTANTS_RESULTS, `${JSON.stringify(line)}\n`);
  }
}

/** As in mutant.ts; the checker sees lines and columns from 0, the reporter from 1. */
function keyOf({ fileName, location: { start, end }, mutatorName, replacement }, up) {
  const file = relative(process.cwd(), fileName).split(sep).join('/');
  const place = `${start.line + up}:${start.column + up}-${end.line + up}:${end.column + up}`;
  return `${file} ${place} ${mutatorName} ${replacement}`;
}

/** Stryker's runner, with what the hooks of a file reach credited to the tests of that file (see credit-hooks.mjs). */
function runnerWithHooks(injector) {
  const runner = vitestPlugins[0].factory(injector);
  const dryRun = runner.dryRun.bind(runner);
  runner.dryRun = async (options) => {
    const result = await dryRun(options);
    if (result.mutantCoverage) creditHooks(result.tests, result.mutantCoverage.perTest);
    return result;
  };
  return runner;
}
runnerWithHooks.inject = [commonTokens.injector];

function creditHooks(tests, perTest) {
  for (const [id, hits] of Object.entries(perTest)) {
    if (!id.endsWith('#')) continue;
    delete perTest[id];
    for (const test of tests) {
      if (!test.id.startsWith(id)) continue;
      perTest[test.id] ??= {};
      const own = perTest[test.id];
      for (const [mutant, count] of Object.entries(hits)) own[mutant] = (own[mutant] ?? 0) + count;
    }
  }
}

export const strykerPlugins = [
  declareFactoryPlugin(PluginKind.Checker, 'sample', () => new SampleChecker()),
  declareClassPlugin(PluginKind.Reporter, 'results', ResultReporter),
  declareFactoryPlugin(PluginKind.TestRunner, 'vitest-with-hooks', runnerWithHooks),
];
