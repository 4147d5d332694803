// Our own labelled turns, and what the GM is known to make of each of them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Gm } from '@hakoniwa/gm';
import { expect } from 'vitest';
import { type EvalSet, FIXTURE_FOLDER, readSet } from '../src/eval-case.ts';
import { differences, goldenOf, readGolden } from '../src/golden.ts';
import { GOLDEN_RECORDS } from '../src/golden-records.ts';
import { type CaseOutcome, runSet } from '../src/run-set.ts';
import { mergeOutcomes, type Score, scoreSet } from '../src/score.ts';

const folder = join(FIXTURE_FOLDER, 'turns');
export const sets = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => readSet(join(folder, name)));
export const cases = sets.flatMap((set) => set.cases);
export const golden = readGolden(GOLDEN_RECORDS[0]?.file ?? '');

/** Every so many of the sessions of each set, whole: a turn is judged on what was said before it. */
export function everySession(of: number): EvalSet[] {
  return sets.map(({ name, cases: all }) => {
    const sessions = [...new Set(all.map(({ session }) => session))];
    const kept = new Set(sessions.filter((_, i) => i % of === 0));
    return { name, cases: all.filter(({ session }) => kept.has(session)) };
  });
}

/** Runs a set; what the GM makes of it is what the golden record has. */
export function runAsRecorded(gm: Gm, set: EvalSet): CaseOutcome[] {
  const outcomes = runSet(gm, set);
  expect(differences(golden, goldenOf(outcomes, { showsWords: true }))).toEqual([]);
  return outcomes;
}

/** Scores what was run; it fails on the turns it is known to fail on, and on no other. */
export function scoreAsKnown(run: ReadonlyMap<EvalSet, readonly CaseOutcome[]>): Score {
  const all = mergeOutcomes([...run].map(([set, outcomes]) => ({ set, outcomes })));
  const score = scoreSet(all.set, all.outcomes);
  const ids = new Set(all.set.cases.map(({ id }) => id));
  const known = readFailing().filter((line) => ids.has(line.split(' ')[0] ?? ''));
  expect(score.failures.map(({ id, kind }) => `${id} ${kind}`).sort()).toEqual(known);
  return score;
}

/** Turns the GM is known to get wrong, with how: a list that only grows shorter. */
export function readFailing(): string[] {
  const lines = readFileSync(join(FIXTURE_FOLDER, 'failing.txt'), 'utf8').split('\n');
  return lines.filter((line) => line !== '' && !line.startsWith('#')).sort();
}
