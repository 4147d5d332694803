// Holds a GM against labelled turns: reads them, runs them, and scores what was caught, missed and lost.
export { type EvalCase, type EvalSet, FIXTURE_FOLDER, readSet } from './eval-case.ts';
export { type CaseOutcome, runSet } from './run-set.ts';
export { isDenied, mergeOutcomes, type Score, type ScoreOptions, scoreSet } from './score.ts';
export { type Share, sayShare, shareOf } from './wilson.ts';
