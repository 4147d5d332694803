// The sanitizer's door: spec 4, its log record and its metrics.
export {
  countRecord,
  NO_COUNTS,
  type SanitizerCounts,
  type SanitizerMetrics,
  type SanitizerRecord,
  sanitizerMetrics,
  sanitizerRecord,
} from './log.ts';
export { sanitize, sanitizeWithDetail } from './sanitize.ts';
export { ALL_SAFE_ACTIONS } from './tongues.ts';
export type { SanitizeOptions, SanitizeResult } from './types.ts';
