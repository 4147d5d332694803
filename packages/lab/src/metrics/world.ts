// World consistency: the use of things that do not exist, and every other impossible act.
import type { JudgedText } from '../judge/judged-turn.ts';
import { hit, type Metric, onBoth } from './metric.ts';

/** Whether a text uses something that is nowhere in the world. */
export function isInventing({ violations }: JudgedText): boolean {
  return violations.some(({ reason }) => reason === 'MISSING_OBJECT');
}

/** What a text invents. */
export function inventions({ violations }: JudgedText): string[] {
  return violations.flatMap(({ reason, target, text }) =>
    reason === 'MISSING_OBJECT' ? [target ?? text] : [],
  );
}

export const WORLD_METRICS: readonly Metric[] = [
  ...onBoth({
    id: 'absent_props',
    group: 'world',
    kind: 'share',
    better: 'low',
    of: (text) => hit(isInventing(text)),
  }),
  ...onBoth({
    id: 'impossible',
    group: 'world',
    kind: 'share',
    better: 'low',
    of: ({ violations }) => hit(violations.length > 0),
  }),
  { id: 'world_delta', group: 'world', kind: 'share', count: ({ delta }) => hit(delta) },
  ...onBoth({
    id: 'contradictions',
    group: 'world',
    kind: 'share',
    better: 'low',
    of: ({ violations }) => hit(violations.some(({ reason }) => reason === 'CONTRADICTS_WORLD')),
  }),
  ...onBoth({
    id: 'claims',
    group: 'world',
    kind: 'mean',
    countsEvents: true,
    of: ({ claims }) => [claims, 1],
  }),
];
