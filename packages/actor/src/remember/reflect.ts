// Reflection: at the end of a day what was witnessed becomes a few insights, each with its evidence.
import { limits } from '../limits.ts';
import { findings } from './findings.ts';
import type { Memory } from './memory.ts';

/** The insights of one day, the weightiest first. */
export function reflect(day: readonly Memory[], id: string): Memory[] {
  const last = day.at(-1);
  if (!last) return [];
  return findings(day, id)
    .sort((a, b) => b.importance - a.importance)
    .slice(0, limits.insightsPerDay)
    .map(({ importance, ...insight }) => ({
      seq: last.seq,
      at: last.at,
      type: 'insight',
      isDenied: false,
      importance: Math.round(Math.min(95, importance)),
      insight: { ...insight, evidence: insight.evidence.slice(-limits.evidence) },
    }));
}
