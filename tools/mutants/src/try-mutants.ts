// Tries drawn mutants of one package against its tests, in a copy of the repository.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { keyOf, type Mutant } from './mutant.ts';
import { isJudge, type MutatedPackage } from './packages.data.ts';
import { readResults } from './results.ts';
import { INTERRUPTED, START_AGAIN } from './trial/exit-codes.ts';
import { addVerdict, type Job, readProgress } from './trial/job.ts';

interface Trial {
  readonly name: MutatedPackage;
  readonly sample: readonly Mutant[];
  /** What to set the switch in the sources to, by the key of the mutant. */
  readonly ids: Readonly<Record<string, string>>;
  /** The file each result is added to as soon as it is there. */
  readonly results: string;
  /** Every file of the repository. */
  readonly files: readonly string[];
  /** When the trial is cut short. */
  readonly end: number;
}

/** Tries them until all are tried or the time is up. */
export async function tryMutants(
  copy: string,
  { name, sample, ids, results, files, end }: Trial,
): Promise<void> {
  const folder = join(copy, 'out', 'mutants', name);
  await mkdir(folder, { recursive: true });
  const job: Job = {
    files: files.filter((file) => isJudge(name, file)).map((file) => join(copy, file)),
    mutants: sample.map((mutant) => {
      const key = keyOf(mutant);
      return { key, id: ids[key] ?? '', file: join(copy, mutant.file) };
    }),
    ...{ results, progress: join(folder, 'progress.json'), reach: join(folder, 'reach.json') },
  };
  await writeFile(join(folder, 'job.json'), JSON.stringify(job));
  while (Date.now() < end) {
    const code = await runTrial(copy, { job: join(folder, 'job.json'), end });
    const { isDone, key } = readProgress(job);
    if (isDone) return;
    if (code === INTERRUPTED) return;
    if (code === 0 || code === START_AGAIN || Date.now() >= end) continue;
    // A mutant that takes the whole process with it; without one the tests cannot be run at all.
    const isOpen = key !== undefined && !readResults(results).has(key);
    if (!isOpen) throw new Error(`Vitest ended with ${code} in packages/${name}`);
    addVerdict(job, { key, status: 'RuntimeError' });
  }
}

/** One process of Vitest, until it has tried all or is to be started again. */
async function runTrial(
  copy: string,
  { job, end }: { readonly job: string; readonly end: number },
): Promise<number> {
  const vitest = join(copy, 'node_modules', 'vitest', 'vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--config', 'vitest.mutants.config.ts'], {
    // Golden records are compared and never written.
    env: { ...process.env, MUTANTS_JOB: job, CI: 'true' },
    ...{ cwd: copy, stdio: ['ignore', 'ignore', 2] },
  });
  const timer = setTimeout(() => child.kill('SIGTERM'), end - Date.now());
  const [code] = await once(child, 'close');
  clearTimeout(timer);
  return code ?? 1;
}
