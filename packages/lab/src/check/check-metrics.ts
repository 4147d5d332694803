// What is asked of a model in its check, each counted on its own answers.
import { FLAWS, type Flaw } from '@hakoniwa/actor';
import type { JudgedText, JudgedTurn } from '../judge/judged-turn.ts';
import { hit, type Metric } from '../metrics/metric.ts';

/** Whether it answers, what its texts are free of, and whether it keeps world and voice. */
export const CHECK_AXES = ['answers', ...FLAWS, 'world', 'tone'] as const;
export type CheckAxis = (typeof CHECK_AXES)[number];

/** A turn the model left to instinct says nothing of the model but that it gave no answer. */
function own(count: Metric['count']): Metric['count'] {
  return (turn) => (turn.hasFirst ? count(turn) : undefined);
}

function score({ first, hasFirst }: JudgedTurn): number {
  if (!hasFirst || first.gauged === undefined) return 0;
  return spoken(first, first.gauged.flaws) * (first.violations.length === 0 ? 1 : REFUSED);
}

/** What a turn is worth that can be spoken as it came, after mending, not at all though it is talk, and as no talk. */
const WORTH = { whole: 1, mended: 0.75, talk: 0.05, nothing: 0 } as const;
/** What is left of it where the world says no. */
const REFUSED = 0.5;
const NO_TALK: readonly Flaw[] = ['form', 'refusal', 'language'];

function spoken({ isBroken }: JudgedText, flaws: readonly Flaw[]): number {
  if (isBroken && flaws.some((flaw) => NO_TALK.includes(flaw))) return WORTH.nothing;
  if (isBroken || flaws.includes('repetition')) return WORTH.talk;
  return flaws.length === 0 ? WORTH.whole : WORTH.mended;
}

const share = { group: 'text', kind: 'share', better: 'high' } as const;

/** An axis each, and last what models are ranked by. */
export const CHECK_METRICS: readonly Metric[] = [
  { ...share, id: 'answers', count: ({ failure, hasFirst }) => hit(hasFirst && failure === null) },
  ...FLAWS.map((flaw) => ({
    ...share,
    id: flaw,
    count: own(({ first }) => hit(first.gauged?.flaws.includes(flaw) === false)),
  })),
  { ...share, id: 'world', count: own(({ first }) => hit(first.violations.length === 0)) },
  { ...share, id: 'tone', count: own(({ first }) => hit(first.slips.length === 0)) },
  { id: 'score', group: 'text', kind: 'mean', count: (turn) => [score(turn), 1] },
];
