// The sanitizer's metrics (spec 4): what it would do with a text, in every arm, whether it was on or not.
import type { JudgedText } from '../judge/judged-turn.ts';
import { hit, type Metric, onBoth } from './metric.ts';

const touched = ({ sanitizer }: JudgedText): boolean => sanitizer.blocked.length > 0;

export const SANITIZER_METRICS: readonly Metric[] = [
  ...onBoth({
    id: 'action_sanitized_rate',
    group: 'sanitizer',
    kind: 'share',
    better: 'low',
    of: (text) => (text.sanitizer.action === null ? undefined : hit(touched(text))),
  }),
  ...onBoth({
    id: 'action_removed',
    group: 'sanitizer',
    kind: 'mean',
    countsEvents: true,
    of: ({ sanitizer }) => [sanitizer.removed ? 1 : 0, 1],
  }),
  ...onBoth({
    id: 'action_replaced',
    group: 'sanitizer',
    kind: 'mean',
    countsEvents: true,
    of: ({ sanitizer }) => [sanitizer.replaced ? 1 : 0, 1],
  }),
  {
    id: 'stand_in_seen',
    group: 'sanitizer',
    kind: 'share',
    better: 'high',
    count: ({ standInSeen }) => (standInSeen === undefined ? undefined : hit(standInSeen)),
  },
  {
    id: 'sanitized_turns',
    group: 'sanitizer',
    kind: 'share',
    count: ({ wasSanitized }) => hit(wasSanitized),
  },
];
