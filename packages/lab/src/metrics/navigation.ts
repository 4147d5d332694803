// Finding one's way: acts on things elsewhere, moves where no way leads, and doors that are shut.
import type { JudgedText } from '../judge/judged-turn.ts';
import { hit, type Metric, onBoth } from './metric.ts';

const ASTRAY: ReadonlySet<string> = new Set(['WRONG_LOCATION', 'OUT_OF_SCOPE']);

function isAstray({ violations }: JudgedText): boolean {
  return violations.some(({ reason, cause }) => ASTRAY.has(reason) || cause === 'locked');
}

export const NAVIGATION_METRICS: readonly Metric[] = onBoth({
  id: 'astray',
  group: 'world',
  kind: 'share',
  better: 'low',
  of: (text) => hit(isAstray(text)),
});
