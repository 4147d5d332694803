// Words of the Lab that pages list, apart from the schemas: a page that lists them needs no validator.

/** What an arm of an experiment switches on, in the order it is shown. */
export const ARM_SWITCHES = [
  'inject',
  'gm',
  'observe',
  'retries',
  'sanitizer',
  'storyteller',
] as const;

/** The forms of a report. */
export const REPORT_FORMATS = ['html', 'md', 'json'] as const;
export type ReportFormat = (typeof REPORT_FORMATS)[number];

/** What metrics are about, in the order it is shown. */
export const METRIC_GROUPS = [
  'world',
  'engine',
  'repair',
  'text',
  'voice',
  'stall',
  'sanitizer',
  'cost',
] as const;
