// The metrics a summary speaks of: consistency beside the world's motion, and what the experiment is about.
import type { RunResults } from '../../results/results.ts';

/** Consistency, and the world's motion beside it. */
export const ALWAYS_SAID = ['absent_props.first', 'absent_props.final', 'world_delta'] as const;
const KNOWN_STALLS = ['standstill_precision', 'standstill_recall', 'recovery'] as const;

/** Stalls where their truth is known or something was let happen; the sanitizer where an arm has it. */
export function saidMetrics({ arms }: RunResults): string[] {
  const isCounted = (id: string) => arms.some(({ metrics }) => (metrics[id]?.of ?? 0) > 0);
  const sanitizes = arms.some(({ switches }) => switches.sanitizer);
  return [
    ...ALWAYS_SAID,
    ...(isCounted('standstill_recall') || isCounted('recovery')
      ? KNOWN_STALLS.filter(isCounted)
      : []),
    ...(sanitizes ? ['sanitized_turns', 'action_sanitized_rate.final'] : []),
  ];
}
