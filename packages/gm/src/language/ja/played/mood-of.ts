// Whether a step of a player's Japanese is to happen.
import type { PlayedMood } from '../../played-clauses.ts';
import { ABSTAINING, IMAGINING, MEANT_ENDS, TRYING } from '../data/played-moods.ts';
import type { PlayedStep } from './step.ts';

/** Whether a step is to happen, by its own endings and by what the next one makes of it. */
export function moodOf(steps: readonly PlayedStep[], i: number): PlayedMood | 'filler' {
  const [step, next] = [steps[i], steps[i + 1]];
  if (!step) return 'done';
  const { moods, words } = step.clause.predicate;
  // 火を止める stops the fire, and leaves nothing undone.
  const leaves = (one: PlayedStep | undefined) =>
    (one?.clause.predicate.words.some((word) => ABSTAINING.has(word)) ?? false) &&
    !one?.clause.phrases.some(({ particle }) => particle === 'を');
  if (isNotEven(step)) return 'filler';
  if (next !== undefined && isNotEven(next)) return 'negated';
  const isTried = /て?み(?:る|た|よう)(?:が|けど|けれど|も)/u.test(
    step.text.slice(step.verbAt, step.end),
  );
  if (leaves(step) && i > 0) return 'filler';
  if (
    words.some((word) => IMAGINING.has(word)) &&
    /か(?:を|と)?$|(?:ところ|こと|姿|場面)を$/u.test(step.text.slice(step.start, step.verbAt))
  )
    return 'imagined';
  const isLeft = steps.slice(i + 1).some(leaves);
  if (isTried && isLeft) return 'tried';
  if (leaves(next)) return 'negated';
  if (moods.has('negative')) return 'negated';
  if (moods.has('attempt') || isTowards(step)) return 'tried';
  if (isWished(steps, i)) return 'meant';
  if (
    words.some((word) => TRYING.has(word)) &&
    /か(?:どうか)?$/u.test(step.text.slice(step.start, step.verbAt))
  )
    return 'tried';
  return 'done';
}

/** 投げたりはしない: the end says it of the verb before. */
function isNotEven({ text, start, verbAt, clause: { predicate } }: PlayedStep): boolean {
  const isDoing = predicate.words.includes('する') && predicate.moods.has('negative');
  return (
    isDoing && /たり(?:は|も|なんか|なんて|など)?$/u.test(text.slice(0, verbAt)) && start <= verbAt
  );
}

/** 直そうとあれこれいじる: what is done only toward something else. */
function isTowards({ text, start, verbAt, clause: { phrases } }: PlayedStep): boolean {
  const front = text.slice(start, verbAt);
  const aim = front.lastIndexOf('うと');
  const isAim = aim > 0 && /[おこそとのほもろよごぞどぼ]/u.test(front.charAt(aim - 1));
  const aims = isAim && !/[をにへで]/u.test(front.slice(aim));
  return aims && phrases.filter(({ particle }) => particle === 'を').length < 2;
}

/** 行灯を消して仕事がしたい: a wish reaches back over what leads to it. */
function isWished(steps: readonly PlayedStep[], i: number): boolean {
  for (let at = i; ; at++) {
    const step = steps[at];
    if (step === undefined) return false;
    const { moods, link } = step.clause.predicate;
    const isLast = steps[at + 1] === undefined;
    if (moods.has('wish') || (isLast && MEANT_ENDS.test(step.text.slice(step.verbAt)))) return true;
    if (step.telling !== undefined || (link !== 'te' && link !== 'stem')) return false;
  }
}
