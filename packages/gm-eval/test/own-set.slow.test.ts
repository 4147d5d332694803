// Holds the GM to its bars on all of our own labelled turns.
// Slow because there are thousands, and each is read, judged and settled.
import { createGm, type Gm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EvalSet } from '../src/eval-case.ts';
import type { CaseOutcome } from '../src/run-set.ts';
import { BARS, type Score } from '../src/score.ts';
import { runAsRecorded, scoreAsKnown, sets } from './own-sets.ts';
import { reportFailures, reportScore } from './report.ts';

describe('the GM on the set', () => {
  let gm: Gm;
  let score: Score;
  const run = new Map<EvalSet, readonly CaseOutcome[]>();
  beforeAll(async () => {
    gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
  });
  it.each(sets.toSorted((a, b) => a.cases.length - b.cases.length))(
    'makes of every turn of $name what the golden record has; `npm run golden:gm -- --write` records anew',
    (set) => void run.set(set, runAsRecorded(gm, set)),
  );
  it('fails on the turns it is known to fail on, and on no other; one that is mended is struck off fixtures/failing.txt', () => {
    score = scoreAsKnown(run);
    console.info([...reportScore(score), ...reportFailures(score)].join('\n'));
  });
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
  it('writes patches that apply, leave a sound world, and change what the labels say and nothing else', () => {
    expect(score.patchErrors).toBe(BARS.patchErrors);
  });
});
