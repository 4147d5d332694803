// Holds the GM to its bars on our own labelled turns.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createGm, type Gm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { beforeAll, describe, expect, it } from 'vitest';
import { type EvalSet, FIXTURE_FOLDER, readSet } from '../src/eval-case.ts';
import { differences, goldenOf, readGolden } from '../src/golden.ts';
import { GOLDEN_RECORDS } from '../src/golden-records.ts';
import { type CaseOutcome, runSet } from '../src/run-set.ts';
import { BARS, mergeOutcomes, type Score, scoreSet } from '../src/score.ts';
import { reportFailures, reportScore } from './report.ts';

const folder = join(FIXTURE_FOLDER, 'turns');
const sets = readdirSync(folder)
  .filter((name) => name.endsWith('.jsonl'))
  .map((name) => readSet(join(folder, name)));
const cases = sets.flatMap((set) => set.cases);
/** Thousands of turns on a machine that has other things to do, in milliseconds. */
const PATIENCE = 600_000;
const REASONS = [
  'MISSING_OBJECT',
  'WRONG_LOCATION',
  'INVALID_STATE',
  'NOT_OWNED',
  'CONTRADICTS_WORLD',
  'OUT_OF_SCOPE',
  'AMBIGUOUS_ACTION',
  'RATE_LIMITED',
];

describe('the set itself', () => {
  it('is large, mostly harmless, and has every line labelled under its own id', () => {
    expect(cases.length).toBeGreaterThanOrEqual(330);
    expect(new Set(cases.map(({ id }) => id)).size).toBe(cases.length);
    expect(cases.every(({ allowed }) => typeof allowed === 'boolean')).toBe(true);
    const harmless = cases.filter(({ allowed }) => allowed).length;
    expect(harmless / cases.length).toBeGreaterThanOrEqual(0.5);
  });
  it.each(['en', 'ja'])('has every reason several times in %s', (language) => {
    const own = cases.filter(({ id }) => id.startsWith(language));
    for (const reason of REASONS) {
      const count = own.filter(({ denied_reasons }) => denied_reasons?.includes(reason)).length;
      expect(count, reason).toBeGreaterThanOrEqual(7);
    }
  });
});

describe('the GM on the set', () => {
  let runs: { set: EvalSet; outcomes: readonly CaseOutcome[] }[];
  let score: Score;
  beforeAll(async () => {
    const gm: Gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
    runs = sets.map((set) => ({ set, outcomes: runSet(gm, set) }));
    const all = mergeOutcomes(runs);
    score = scoreSet(all.set, all.outcomes);
    console.info([...reportScore(score), ...reportFailures(score)].join('\n'));
  }, PATIENCE);
  it('catches violations', () => {
    expect(score.recall.rate).toBeGreaterThanOrEqual(BARS.recall);
  });
  it('leaves harmless turns alone', () => {
    expect(score.falseDenials.rate).toBeLessThanOrEqual(BARS.falseDenials);
  });
  it('names the right reason', () => {
    expect(score.wrongReasons.rate).toBeLessThanOrEqual(BARS.wrongReasons);
  });
  it('loses no speech and crashes on nothing', () => {
    expect(score.speechLost).toBe(BARS.speechLost);
    expect(score.crashes).toBe(0);
  });
  it('writes patches that apply and leave a sound world', () => {
    expect(score.patchErrors).toBe(BARS.patchErrors);
  });
  it('makes of every turn what the golden record has; `npm run golden:gm -- --write` records anew', () => {
    const [labelled] = GOLDEN_RECORDS;
    const golden = readGolden(labelled?.file ?? '');
    expect(golden.size).toBe(cases.length);
    const now = goldenOf(
      runs.flatMap(({ outcomes }) => outcomes),
      { showsWords: true },
    );
    expect(differences(golden, now)).toEqual([]);
  });
});
