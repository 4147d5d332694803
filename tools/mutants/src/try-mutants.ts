// Tries drawn mutants of one package against its tests, with Stryker in a copy of the repository.
import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf, type Mutant } from './mutant.ts';
import type { MutatedPackage } from './packages.data.ts';

interface Trial {
  readonly name: MutatedPackage;
  readonly sample: readonly Mutant[];
  /** The file each result is added to as soon as it is there. */
  readonly results: string;
  /** How many runners work side by side. */
  readonly workers: number;
  /** When the trial is cut short. */
  readonly patienceMs: number;
}

/** Tries them until all are tried or the time is up. */
export async function tryMutants(copy: string, trial: Trial): Promise<void> {
  const folder = join(copy, 'out', 'mutants', trial.name);
  await mkdir(folder, { recursive: true });
  const config = join(folder, 'stryker.json');
  const drawn = join(folder, 'sample.json');
  await writeFile(drawn, JSON.stringify(trial.sample.map(keyOf)));
  await writeFile(config, JSON.stringify(strykerOptions(folder, trial), null, 2));
  const stryker = join(copy, 'node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js');
  const env = {
    ...process.env,
    ...{ MUTANTS_PACKAGE: trial.name, MUTANTS_SAMPLE: drawn, MUTANTS_RESULTS: trial.results },
  };
  const { status, error } = spawnSync(process.execPath, [stryker, 'run', config], {
    ...{ cwd: copy, env, stdio: ['ignore', 2, 2], timeout: trial.patienceMs },
  });
  if (status !== 0 && (error as NodeJS.ErrnoException)?.code !== 'ETIMEDOUT')
    throw new Error(`Stryker ended with ${status} in packages/${trial.name}`);
}

/** Where a mutant stands, as Stryker is told: the less is instrumented, the quicker all tests run. Columns from 0. */
export function rangeOf({ file, location: { start, end } }: Mutant): string {
  return `${file}:${start.line}:${start.column - 1}-${end.line}:${end.column - 1}`;
}

function strykerOptions(folder: string, { sample, workers }: Trial) {
  return {
    inPlace: true,
    testRunner: 'vitest-with-hooks',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner', './tools/mutants/src/stryker-plugins.mjs'],
    checkers: ['sample'],
    coverageAnalysis: 'perTest',
    mutate: sample.map(rangeOf),
    concurrency: workers,
    reporters: ['results', 'progress-append-only'],
    tempDirName: join(folder, 'temporary'),
    disableTypeChecks: false,
    dryRunTimeoutMinutes: 30,
    timeoutMS: 30_000,
    timeoutFactor: 4,
    allowConsoleColors: false,
  };
}
