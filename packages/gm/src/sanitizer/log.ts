// The sanitizer's log record and its four metrics as a fold over records (spec 4 §5).
import type { SanitizeDetail } from './types.ts';

/** One turn's record, in the words of spec 4 §5.2. */
export interface SanitizerRecord {
  readonly turn: number;
  readonly speaker: string;
  readonly sanitizer: {
    readonly triggered: boolean;
    readonly action_removed: boolean;
    readonly action_replaced: boolean;
    readonly blocked_props: readonly string[];
    readonly original_action: string | null;
    readonly replacement: string | null;
  };
}

/** The record of one sanitized turn. */
export const sanitizerRecord = (
  turn: number,
  { speaker, detail }: { readonly speaker: string; readonly detail: SanitizeDetail },
): SanitizerRecord => ({
  turn,
  speaker,
  sanitizer: {
    triggered: detail.result.blockedProps.length > 0,
    action_removed: detail.result.actionRemoved,
    action_replaced: detail.result.actionReplaced,
    blocked_props: detail.result.blockedProps,
    original_action: detail.result.originalAction,
    replacement: detail.replacement,
  },
});

/** Running counts; plain JSON. */
export interface SanitizerCounts {
  readonly actions: number;
  readonly sanitized: number;
  readonly removed: number;
  readonly replaced: number;
  readonly props: Readonly<Record<string, number>>;
}

/** Counts of no records. */
export const NO_COUNTS: SanitizerCounts = {
  actions: 0,
  sanitized: 0,
  removed: 0,
  replaced: 0,
  props: {},
};

const count = (yes: boolean): number => (yes ? 1 : 0);

/** Adds one record to the counts; turns without an action change nothing. */
export const countRecord = (
  counts: SanitizerCounts,
  { sanitizer }: SanitizerRecord,
): SanitizerCounts => {
  if (sanitizer.original_action === null) return counts;
  const props = new Map(Object.entries(counts.props));
  for (const prop of sanitizer.blocked_props) props.set(prop, (props.get(prop) ?? 0) + 1);
  return {
    actions: counts.actions + 1,
    sanitized: counts.sanitized + count(sanitizer.triggered),
    removed: counts.removed + count(sanitizer.action_removed),
    replaced: counts.replaced + count(sanitizer.action_replaced),
    props: Object.fromEntries(props),
  };
};

/** Spec 4 §5.1. */
export interface SanitizerMetrics {
  /** Share of actions that were removed or replaced; 0 without actions. */
  readonly action_sanitized_rate: number;
  readonly blocked_props_topN: readonly (readonly [prop: string, times: number])[];
  readonly action_removed_count: number;
  readonly action_replaced_count: number;
}

/** Reads the four metrics off the counts. */
export const sanitizerMetrics = (counts: SanitizerCounts, topN = 10): SanitizerMetrics => ({
  action_sanitized_rate: counts.actions === 0 ? 0 : counts.sanitized / counts.actions,
  blocked_props_topN: Object.entries(counts.props)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, topN),
  action_removed_count: counts.removed,
  action_replaced_count: counts.replaced,
});
