// Holds the GM to its bars on recorded model turns, where that corpus is at hand; it never ships.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createGm, type Gm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { beforeAll, describe, expect, it } from 'vitest';
import { FIXTURE_FOLDER, readSet } from '../src/eval-case.ts';
import { runSet } from '../src/run-set.ts';
import { scoreSet } from '../src/score.ts';
import { reportFailures, reportScore } from './report.ts';
import { checkReviews, reportReviews } from './reviewed.ts';

const home = join(FIXTURE_FOLDER, '../../../../shared/corpus');
const present = existsSync(home);
if (!present) console.info('no recorded turns at hand: nothing to hold the GM against');

// biome-ignore format: the reason stands on the line of the skip.
describe.skipIf(!present)('recorded turns', () => { // the corpus is data of others and never ships
  let gm: Gm;
  beforeAll(async () => {
    gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
  });
  const run = (name: string) => {
    const set = readSet(join(home, `${name}.jsonl`));
    const outcomes = runSet(gm, set);
    const score = scoreSet(set, outcomes);
    console.info([...reportScore(score), ...reportFailures(score)].join('\n'));
    return { outcomes, score };
  };
  it('has every certain violation caught and no harmless turn denied', () => {
    const { score } = run('gm-turns-labelled');
    expect(score.recall.hits).toBe(score.recall.of);
    expect(score.falseDenials.hits).toBe(0);
    expect(score.wrongReasons.hits).toBe(0);
    expect([score.speechLost, score.patchErrors, score.crashes]).toEqual([0, 0, 0]);
  });
  it('is read as the format labels say', () => {
    const { score } = run('format-labelled');
    expect(score.recall.hits).toBe(score.recall.of);
    expect(score.falseDenials.hits).toBe(0);
    expect([score.formatWrong, score.speechLost, score.patchErrors, score.crashes]).toEqual([
      0, 0, 0, 0,
    ]);
  });
  it('passes whole: no crash, no lost speech, every denial reviewed', () => {
    const { score, outcomes } = run('gemma3-outputs');
    expect([score.speechLost, score.patchErrors, score.crashes]).toEqual([0, 0, 0]);
    const reviews = checkReviews(outcomes);
    console.info(reportReviews(reviews).slice(0, 1).join('\n'));
    expect(reviews.unreviewed.map(({ one }) => one.id)).toEqual([]);
  });
});
