// What engine-grounded benchmarks report: clean rounds (MEC), condition errors (ECE), variable errors (VUE).
import type { JudgedText } from '../judge/judged-turn.ts';
import { hit, type Metric, onBoth } from './metric.ts';

/** Violations of acts; what is merely said has no entering condition. */
function conditionErrors({ violations }: JudgedText): number {
  return violations.filter(({ reason }) => !SAID.has(reason)).length;
}

const SAID: ReadonlySet<string> = new Set(['CONTRADICTS_WORLD', 'RATE_LIMITED']);

export const ENGINE_METRICS: readonly Metric[] = [
  {
    id: 'mec.first',
    group: 'engine',
    kind: 'share',
    better: 'high',
    count: ({ first, hasFirst }) =>
      hasFirst ? hit(first.violations.length === 0 && !first.isBroken) : undefined,
  },
  {
    id: 'mec.final',
    group: 'engine',
    kind: 'share',
    better: 'high',
    count: ({ final, variableErrors }) =>
      hit(final.violations.length === 0 && !final.isBroken && variableErrors === 0),
  },
  ...onBoth({
    id: 'ece',
    group: 'engine',
    kind: 'share',
    better: 'low',
    of: (text) => {
      const errors = conditionErrors(text);
      const acts = Math.max(text.acts, errors);
      return acts === 0 ? undefined : [errors, acts];
    },
  }),
  {
    id: 'vue',
    group: 'engine',
    kind: 'share',
    better: 'low',
    count: ({ variables, variableErrors }) =>
      variables === 0 && variableErrors === 0
        ? undefined
        : [variableErrors, Math.max(variables, variableErrors)],
  },
];
