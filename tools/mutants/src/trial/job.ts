// What a process that tries mutants is told, and what it tells in return: files beside the results.
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The mutants of one package and the files of tests that judge them, in a spoiled copy of the repository. */
export interface Job {
  /** Files of tests, absolute. */
  readonly files: readonly string[];
  readonly mutants: readonly PlacedMutant[];
  /** The file each result is added to as soon as it is there. */
  readonly results: string;
  /** Where it is written what is being tried, for the watchdog and for whoever goes on after it. */
  readonly progress: string;
  /** Where it is written which tests reach which mutants. */
  readonly reach: string;
}

/** A drawn mutant, and the number its place in the sources asks for. */
export interface PlacedMutant {
  readonly id: string;
  readonly key: string;
  /** Absolute. */
  readonly file: string;
}

/** What is being tried now, and how long it may take. */
export interface Progress {
  /** Counts up with each run, so that two of them are told apart. */
  readonly run: number;
  /** The mutant at work; nothing while there is none. */
  readonly key?: string;
  readonly mostMs?: { readonly wall: number; readonly processor: number };
  /** The mutant that needs a process of its own, for the last one was not as it had been afterwards. */
  readonly alone?: string;
  readonly isDone?: boolean;
}

/** How one mutant ended. */
export interface Verdict {
  readonly key: string;
  readonly status: 'Killed' | 'Timeout' | 'RuntimeError' | 'Survived' | 'NoCoverage';
  /** The test that noticed it. */
  readonly killedBy?: string;
}

export function readJob(): Job {
  return JSON.parse(readFileSync(process.env.MUTANTS_JOB ?? '', 'utf8'));
}

export function readProgress({ progress }: Job): Progress {
  return existsSync(progress) ? JSON.parse(readFileSync(progress, 'utf8')) : { run: 0 };
}

export function writeProgress({ progress }: Job, now: Progress): void {
  // Whole or not at all: the watchdog reads while this is written.
  writeFileSync(`${progress}.new`, JSON.stringify(now));
  renameSync(`${progress}.new`, progress);
}

export function addVerdict({ results }: Job, verdict: Verdict): void {
  appendFileSync(results, `${JSON.stringify(verdict)}\n`);
}
