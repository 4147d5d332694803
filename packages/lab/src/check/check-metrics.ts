// What is asked of a model in its check, each counted on its own answers.
import { FLAWS } from '@hakoniwa/actor';
import type { JudgedTurn } from '../judge/judged-turn.ts';
import { hit, type Metric } from '../metrics/metric.ts';

/** Whether it answers, what its texts are free of, and whether it keeps world and voice. */
export const CHECK_AXES = ['answers', ...FLAWS, 'world', 'tone', 'quality'] as const;
export type CheckAxis = (typeof CHECK_AXES)[number];

/** A turn the model left to instinct says nothing of the model but that it gave no answer. */
function own(count: Metric['count']): Metric['count'] {
  return (turn) => (turn.hasFirst ? count(turn) : undefined);
}

function score({ first, hasFirst }: JudgedTurn): number {
  if (!hasFirst) return 0;
  return (first.gauged?.score ?? 0) * (first.violations.length === 0 ? 1 : 0.5);
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
  {
    ...{ id: 'quality', group: 'quality', kind: 'mean' },
    count: own(({ first }) => [first.gauged?.score ?? 0, 1]),
  },
  { id: 'score', group: 'quality', kind: 'mean', count: (turn) => [score(turn), 1] },
];
