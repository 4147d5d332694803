// What a metric is: a pair of counts per turn; its value is the one sum divided by the other.
import type { METRIC_GROUPS } from '@hakoniwa/protocol';
import type { JudgedText, JudgedTurn } from '../judge/judged-turn.ts';

/** Hits, and what they are counted of; undefined where a turn has nothing to count. */
export type Counted = readonly [hits: number, of: number] | undefined;

export type MetricGroup = (typeof METRIC_GROUPS)[number];

export interface Metric {
  readonly id: string;
  readonly group: MetricGroup;
  /** `share`: every hit is one of those counted. `mean`: an amount per turn. */
  readonly kind: 'share' | 'mean';
  /** A mean of events that come singly and by chance: few of them are as skewed as few hits of a share. */
  readonly countsEvents?: true;
  /** Which way is better, where one is. */
  readonly better?: 'low' | 'high';
  readonly count: (turn: JudgedTurn) => Counted;
}

type TextMetric = Omit<Metric, 'count'> & { readonly of: (text: JudgedText) => Counted };

/**
 * A metric on the raw first attempt and the same on the final text. Where no answer came there was no
 * attempt: counting instinct's turn for it would make a failing model look better than it is.
 */
export function onBoth({ of, ...metric }: TextMetric): Metric[] {
  return [
    {
      ...metric,
      id: `${metric.id}.first`,
      count: (turn) => (turn.hasFirst ? of(turn.first) : undefined),
    },
    { ...metric, id: `${metric.id}.final`, count: (turn) => of(turn.final) },
  ];
}

/** One turn, hit or not. */
export function hit(isHit: boolean): Counted {
  return [isHit ? 1 : 0, 1];
}
