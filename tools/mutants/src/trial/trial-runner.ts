// A Vitest runner that tries mutants: all in one worker, which loads the program once.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type RunnerTestFile, TestRunner } from 'vitest';
import { readResults } from '../results.ts';
import { FileRuns } from './file-runs.ts';
import { SHARED } from './inner-runner.ts';
import {
  addVerdict,
  type PlacedMutant,
  readJob,
  readProgress,
  type Verdict,
  writeProgress,
} from './job.ts';
import { activate, deactivate } from './spoiled.ts';

/** Tests that reach a mutant, file by file. */
interface Reach {
  /** How long a whole file takes. */
  readonly ms: Readonly<Record<string, number>>;
  readonly of: Readonly<Record<string, readonly ReachingFile[]>>;
  /** Tests that fail by themselves, by their file. */
  readonly leftOut: Readonly<Record<string, readonly string[]>>;
}

interface ReachingFile {
  readonly file: string;
  /** The tests that reach it; nothing where all of them may. */
  readonly tests?: readonly string[];
  /** Whether it is reached while the file is loaded, and whether it is while its tests run. */
  readonly isLoading: boolean;
  readonly isRunning: boolean;
  readonly ms: number;
  readonly hits: number;
}

interface Attempt {
  readonly reach: Reach;
  readonly one: Pick<ReachingFile, 'file' | 'tests' | 'ms' | 'hits'>;
  /** Whether the worker has tried nothing else. */
  readonly isAlone: boolean;
  /** Whether the sources are loaded with the mutant at work. */
  readonly isAnew: boolean;
}

/** How often a mutant is reached while sources are loaded is not known before. */
const UNCOUNTED = 1e9;

/** Vitest gathers what it reports for so long. */
const REPORTED_MS = 400;

/** A run may take so much longer than it did, and so many milliseconds besides: of the clock, of the processor. */
const PATIENCE = { times: 8, wall: 60_000, processor: 20_000 } as const;

export default class TrialRunner extends TestRunner {
  readonly #job = readJob();
  readonly #runs = new FileRuns(this);
  #run = readProgress(this.#job).run;

  override async onAfterRunFiles(files?: RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles();
    if (!files?.length) return;
    await pause(REPORTED_MS);
    await this.#tryAll();
    await pause(REPORTED_MS);
  }

  async #tryAll(): Promise<void> {
    const { alone } = readProgress(this.#job);
    const reach = await this.#reach();
    const tried = readResults(this.#job.results);
    const open = this.#job.mutants.filter(({ key }) => !tried.has(key));
    for (const mutant of open.filter(({ key }) => !alone || key === alone)) {
      const verdict = await this.#try(mutant, { reach, isAlone: mutant.key === alone });
      if (verdict) addVerdict(this.#job, verdict);
      const isSpoiled = !verdict || mutant.key === alone;
      if (isSpoiled) {
        writeProgress(this.#job, { run: this.#run, ...(verdict ? {} : { alone: mutant.key }) });
        return;
      }
    }
    writeProgress(this.#job, { run: this.#run, isDone: true });
  }

  /** Runs all files as they are, and remembers who reaches what. */
  async #reach(): Promise<Reach> {
    if (existsSync(this.#job.reach)) return JSON.parse(readFileSync(this.#job.reach, 'utf8'));
    const of: Record<string, ReachingFile[]> = {};
    const ms: Record<string, number> = {};
    const leftOut: Record<string, readonly string[]> = {};
    for (const file of this.#job.files) {
      const began = performance.now();
      const { hits, failed, isOutside, ms: msOf } = await this.#runs.run(file);
      // What fails as it is shows nothing about mutants.
      if (failed.length > 0 || isOutside)
        process.stderr.write(
          `left out, for it fails by itself: ${file}: ${isOutside ? 'all' : failed.join('; ')}\n`,
        );
      if (isOutside) continue;
      if (failed.length > 0) leftOut[file] = failed;
      ms[file] = performance.now() - began;
      for (const { id } of this.#job.mutants) {
        const names = Object.keys(hits).filter(
          (name) => hits[name]?.[id] && !failed.includes(name),
        );
        if (names.length === 0) continue;
        const isShared = names.includes(SHARED.load) || names.includes(SHARED.hooks);
        of[id] ??= [];
        of[id].push({
          ...{ file, isLoading: names.includes(SHARED.load) },
          isRunning: names.some((name) => name !== SHARED.load),
          ...(isShared ? {} : { tests: names }),
          ms: isShared ? ms[file] : names.reduce((sum, name) => sum + (msOf.get(name) ?? 0), 0),
          hits: names.reduce((sum, name) => sum + (hits[name]?.[id] ?? 0), 0),
        });
      }
    }
    const reach = { of, ms, leftOut };
    writeFileSync(this.#job.reach, JSON.stringify(reach));
    return reach;
  }

  /** What becomes of a mutant; undefined when the worker is not as it was afterwards. */
  async #try(
    mutant: PlacedMutant,
    { reach, isAlone }: { readonly reach: Reach; readonly isAlone: boolean },
  ): Promise<Verdict | undefined> {
    const reaching = (reach.of[mutant.id] ?? []).toSorted((a, b) => a.ms - b.ms);
    if (reaching.length === 0) return { key: mutant.key, status: 'NoCoverage' };
    for (const one of reaching.filter(({ isRunning }) => isRunning)) {
      await this.#runs.load(one.file);
      const verdict = await this.#runWith(mutant, { one, reach, isAlone, isAnew: false });
      if (verdict !== 'unnoticed') return verdict;
    }
    if (reaching.some(({ isLoading }) => isLoading)) {
      const verdict = await this.#tryLoading(mutant, { reach, isAlone });
      if (verdict !== 'unnoticed') return verdict;
    }
    return { key: mutant.key, status: 'Survived' };
  }

  /** With all sources loaded anew while the mutant is at work, for what is worked out only then. */
  async #tryLoading(
    mutant: PlacedMutant,
    { reach, isAlone }: { readonly reach: Reach; readonly isAlone: boolean },
  ): Promise<Verdict | 'unnoticed' | undefined> {
    const files = Object.entries(reach.ms).toSorted(([, a], [, b]) => a - b);
    for (const [file] of files) await this.#runs.load(file);
    const needing = files.filter(([file]) => this.#runs.needs(file, mutant.file));
    this.#runs.loadAnew();
    try {
      for (const [file, ms] of needing) {
        const one = { file, ms, hits: UNCOUNTED };
        const verdict = await this.#runWith(mutant, { one, reach, isAlone, isAnew: true });
        if (verdict !== 'unnoticed') return verdict;
      }
      return 'unnoticed';
    } finally {
      this.#runs.loadAnew();
    }
  }

  async #runWith(
    { id, key }: PlacedMutant,
    { one, reach, isAlone, isAnew }: Attempt,
  ): Promise<Verdict | 'unnoticed' | undefined> {
    const { file, tests, ms, hits } = one;
    const most = (besides: number) => ms * PATIENCE.times + besides;
    const mostMs = { wall: most(PATIENCE.wall), processor: most(PATIENCE.processor) };
    this.#run += 1;
    writeProgress(this.#job, { run: this.#run, key, mostMs });
    activate(id, hits);
    const leftOut = new Set(reach.leftOut[file]);
    const pattern = tests ? { pattern: patternOf(tests) } : {};
    const run = await this.#runs.run(file, { isCutShort: true, leftOut, ...pattern });
    deactivate();
    this.#run += 1;
    writeProgress(this.#job, { run: this.#run });
    const [failed] = run.failed;
    if (failed === undefined && !run.isOutside) return 'unnoticed';
    const status = failed === undefined ? 'RuntimeError' : 'Killed';
    const verdict: Verdict = { key, status, killedBy: `${file}#${failed ?? ''}` };
    if (isAlone) return verdict;
    // What has failed must pass again at once without the mutant: else it is the worker that is spoiled.
    if (isAnew) this.#runs.loadAnew();
    const named = failed === undefined ? {} : { pattern: patternOf([failed]) };
    const again = await this.#runs.run(file, { isCutShort: true, leftOut, ...named });
    return again.failed.length === 0 && !again.isOutside ? verdict : undefined;
  }
}

function patternOf(names: readonly string[]): RegExp {
  const escaped = names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^(?:${escaped.join('|')})$`);
}
