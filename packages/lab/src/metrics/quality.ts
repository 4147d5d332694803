// The gauge of quality and its five parts, on texts that were answered or shown.
import { GAUGE_AXES } from '@hakoniwa/actor';
import { type Metric, onBoth } from './metric.ts';

export const QUALITY_METRICS: readonly Metric[] = (['score', ...GAUGE_AXES] as const).flatMap(
  (part) =>
    onBoth({
      id: part === 'score' ? 'quality' : `quality_${part}`,
      group: 'quality',
      kind: 'mean',
      better: 'high',
      of: ({ gauged }) => gauged && [gauged[part], 1],
    }),
);
