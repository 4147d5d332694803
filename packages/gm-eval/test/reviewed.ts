// Denials a person has read: each is known by a hash of the output and its speaker, never by its text.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type EvalCase, FIXTURE_FOLDER } from '../src/eval-case.ts';
import type { CaseOutcome } from '../src/run-set.ts';
import { isDenied } from '../src/score.ts';

/** One reviewed denial. */
export interface Review {
  readonly hash: string;
  readonly reason: string;
  readonly agree: 'y' | 'n';
}

export interface ReviewResult {
  readonly denials: number;
  readonly agreed: number;
  readonly disagreed: readonly CaseOutcome[];
  readonly unreviewed: readonly CaseOutcome[];
}

const FILE = join(FIXTURE_FOLDER, 'denials-reviewed.jsonl');

/** All reviews by hash. */
export function readReviews(file = FILE): ReadonlyMap<string, Review> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const reviews = lines
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Review);
  return new Map(reviews.map((review) => [review.hash, review]));
}

/** The hash a denial is known by. */
export function hashOf({ raw_output, speaker }: EvalCase): string {
  return createHash('sha256')
    .update(`${raw_output ?? ''}\n${speaker}`)
    .digest('hex');
}

/**
 * Holds every denial against the reviews; one for another reason than reviewed is unreviewed.
 * Labelled turns are left out: their label is the review.
 */
export function checkReviews(
  outcomes: readonly CaseOutcome[],
  reviews: ReadonlyMap<string, Review> = readReviews(),
): ReviewResult {
  const denials = outcomes.filter(
    (outcome) => isDenied(outcome) && outcome.one.allowed === undefined,
  );
  const reviewOf = ({ one, response }: CaseOutcome) => {
    const review = reviews.get(hashOf(one));
    return review?.reason === response?.denied_reason ? review : undefined;
  };
  return {
    denials: denials.length,
    agreed: denials.filter((outcome) => reviewOf(outcome)?.agree === 'y').length,
    disagreed: denials.filter((outcome) => reviewOf(outcome)?.agree === 'n'),
    unreviewed: denials.filter((outcome) => reviewOf(outcome) === undefined),
  };
}

/** The lines of a review. */
export function reportReviews({ denials, agreed, disagreed, unreviewed }: ReviewResult): string[] {
  const say = ({ one, response }: CaseOutcome) =>
    `    ${one.id} ${hashOf(one).slice(0, 12)} ${response?.violations
      .map(({ reason, target, text }) => `${reason} ${target ?? '-'} «${text}»`)
      .join('; ')} | ${JSON.stringify((one.raw_output ?? '').split('Output:').at(-1)?.trim())}`;
  return [
    `  denials ${denials}: agreed ${agreed}, disagreed ${disagreed.length}, unreviewed ${unreviewed.length}`,
    ...(disagreed.length > 0 ? ['  disagreed:', ...disagreed.map(say)] : []),
    ...(unreviewed.length > 0 ? ['  unreviewed:', ...unreviewed.map(say)] : []),
  ];
}
