// Holds a GM against labelled turns: reads them, runs them, and scores what was caught, missed and lost.
export { type EvalCase, type EvalSet, FIXTURES, readSet } from './eval-case.ts';
export { type Outcome, runSet } from './run-set.ts';
export { isDenied, mergeOutcomes, type Score, type ScoreOptions, scoreSet } from './score.ts';
export { type Share, sayShare, shareOf } from './wilson.ts';
