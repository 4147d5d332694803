// What a reader stumbles over in a text, as it was answered and as it was shown.
import { FLAWS } from '@hakoniwa/actor';
import { hit, type Metric, onBoth } from './metric.ts';

export const TEXT_METRICS: readonly Metric[] = [
  ...onBoth({
    id: 'flawless',
    group: 'text',
    kind: 'share',
    better: 'high',
    of: ({ gauged }) => gauged && hit(gauged.flaws.length === 0),
  }),
  ...FLAWS.flatMap((flaw) =>
    onBoth({
      id: `flaw_${flaw}`,
      group: 'text',
      kind: 'share',
      better: 'low',
      of: ({ gauged }) => gauged && hit(gauged.flaws.includes(flaw)),
    }),
  ),
];
