// Repairs: how many tries, how they ended, and whether an invention was corrected without a word.
import { hit, type Metric, onBoth } from './metric.ts';
import { repairOutcome } from './repair-outcome.ts';

export const REPAIR_METRICS: readonly Metric[] = [
  {
    id: 'retries',
    group: 'repair',
    kind: 'mean',
    countsEvents: true,
    better: 'low',
    count: ({ retries }) => [retries, 1],
  },
  {
    id: 'long_repair',
    group: 'repair',
    kind: 'share',
    better: 'low',
    count: ({ retries }) => hit(retries >= 2),
  },
  {
    id: 'retry_success',
    group: 'repair',
    kind: 'share',
    better: 'high',
    count: ({ retries, gaveUp, final }) =>
      retries === 0 ? undefined : hit(!gaveUp && final.violations.length === 0 && !final.isBroken),
  },
  {
    id: 'silent_correction',
    group: 'repair',
    kind: 'share',
    better: 'high',
    count: (turn) => {
      const outcome = repairOutcome(turn);
      return outcome === undefined || outcome === 'untried' ? undefined : hit(outcome === 'silent');
    },
  },
  {
    id: 'swapped',
    group: 'repair',
    kind: 'share',
    better: 'low',
    count: (turn) => {
      const outcome = repairOutcome(turn);
      return outcome === undefined || outcome === 'untried'
        ? undefined
        : hit(outcome === 'swapped' || outcome === 'kept');
    },
  },
  {
    id: 'give_up',
    group: 'repair',
    kind: 'share',
    better: 'low',
    count: ({ gaveUp }) => hit(gaveUp),
  },
  ...onBoth({
    id: 'format_break',
    group: 'repair',
    kind: 'share',
    better: 'low',
    of: ({ isBroken }) => hit(isBroken),
  }),
  ...onBoth({
    id: 'format_mended',
    group: 'repair',
    kind: 'share',
    better: 'low',
    of: ({ repairs }) => hit(repairs.length > 0),
  }),
];
