// npm run eval:gm [-- FILE.jsonl…]: holds the GM against labelled turns and prints where it is wrong.
import { parseArgs } from 'node:util';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { readSet } from '../src/eval-case.ts';
import { ownFiles, recordedFiles } from '../src/labelled-files.ts';
import { runSet } from '../src/run-set.ts';
import { mergeOutcomes, scoreSet } from '../src/score.ts';
import { reportFailures, reportPeer, reportScore } from './report.ts';
import { checkReviews, reportReviews } from './reviewed.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'boolean', default: false },
    uncertain: { type: 'boolean', default: false },
    reviewed: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

const files =
  positionals.length > 0 ? positionals : options.reviewed ? recordedFiles() : ownFiles();

if (files.length === 0) console.error('no recorded outputs at hand: nothing to review');
const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const runs = files.map((file) => {
  const set = readSet(file);
  return { set, outcomes: runSet(gm, set) };
});
const all = runs.length > 1 && positionals.length === 0 ? [mergeOutcomes(runs)] : [];
const reports = [...runs, ...all].map(({ set, outcomes }) => ({
  set,
  outcomes,
  score: scoreSet(set, outcomes, { uncertain: options.uncertain }),
  reviews: options.reviewed ? checkReviews(outcomes) : undefined,
}));

if (options.json) {
  const plain = reports.map(({ score, reviews }) => ({
    ...score,
    ...(reviews
      ? {
          reviews: {
            denials: reviews.denials,
            agreed: reviews.agreed,
            disagreed: reviews.disagreed.map(({ one }) => one.id),
            unreviewed: reviews.unreviewed.map(({ one }) => one.id),
          },
        }
      : {}),
  }));
  console.log(JSON.stringify(plain, null, 2));
} else
  for (const [index, { score, outcomes, reviews }] of reports.entries()) {
    const isSum = index >= runs.length;
    console.log(reportScore(score).join('\n'));
    if (options.compare)
      console.log(reportPeer(outcomes, { uncertain: options.uncertain }).join('\n'));
    if (reviews) console.log(reportReviews(reviews).join('\n'));
    if (!isSum) console.log(reportFailures(score).join('\n'));
  }

// The sum decides for our own files, each file for itself when files were named.
const judged = all.length > 0 ? reports.slice(runs.length) : reports;
const isReached = judged.every(
  ({ score, reviews }) => score.passed && (reviews?.unreviewed.length ?? 0) === 0,
);
process.exitCode = isReached ? 0 : 1;
