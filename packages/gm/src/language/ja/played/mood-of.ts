// Whether a step of a player's Japanese is to happen.
import type { PlayedMood } from '../../played-clauses.ts';
import { ABSTAINING, IMAGINING, TRYING } from '../data/played-moods.ts';
import type { PlayedStep } from './step.ts';

/** Whether a step is to happen, by its own endings and by what the next one makes of it. */
export function moodOf(steps: readonly PlayedStep[], i: number): PlayedMood | 'filler' {
  const [step, next] = [steps[i], steps[i + 1]];
  if (!step) return 'done';
  const { moods, words } = step.clause.predicate;
  const leaves = (one: PlayedStep | undefined) =>
    one?.clause.predicate.words.some((word) => ABSTAINING.has(word)) ?? false;
  const isTried = /て?み(?:る|た|よう)(?:が|けど|けれど|も)/u.test(
    step.text.slice(step.verbAt, step.end),
  );
  if (leaves(step) && i > 0 && !step.clause.phrases.some(({ particle }) => particle === 'を'))
    return 'filler';
  if (
    words.some((word) => IMAGINING.has(word)) &&
    /か(?:を|と)?$|(?:ところ|こと|姿|場面)を$/u.test(step.text.slice(step.start, step.verbAt))
  )
    return 'imagined';
  const isLeft = steps.slice(i + 1).some(leaves);
  if (isTried && isLeft) return 'tried';
  if (leaves(next)) return 'negated';
  if (moods.has('negative')) return 'negated';
  if (moods.has('attempt')) return 'tried';
  if (
    words.some((word) => TRYING.has(word)) &&
    /か(?:どうか)?$/u.test(step.text.slice(step.start, step.verbAt))
  )
    return 'tried';
  return 'done';
}
