// The metrics a report shows first, each beside the one that keeps it honest.

/** Consistency never stands without how much the world moved. */
export const KEY_METRICS: readonly string[] = [
  'absent_props.first',
  'absent_props.final',
  'impossible.final',
  'world_delta',
  'retries',
  'silent_correction',
  'give_up',
  'flawless.first',
  'flawless.final',
  'standstill_rate',
  'mec.final',
];
