// The five axes of quality and their mean, on lines that say something.
import type { Quality } from '@hakoniwa/actor';
import { type Metric, onBoth } from './metric.ts';

const AXES = [
  'mean',
  'consistency',
  'character',
  'form',
  'relevance',
  'variety',
] as const satisfies readonly (keyof Quality)[];

export const QUALITY_METRICS: readonly Metric[] = AXES.flatMap((axis) =>
  onBoth({
    id: `quality_${axis}`,
    group: 'quality',
    kind: 'mean',
    better: 'high',
    of: ({ speech, quality }) => (speech === '' ? undefined : [quality[axis], 1]),
  }),
);
