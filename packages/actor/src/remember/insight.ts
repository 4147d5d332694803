// An insight: what a character makes of a day, resting on the events it witnessed.

/** What a day can come to; each is told in the words of its language. */
export const INSIGHTS = [
  'talked',
  'was-given',
  'gave',
  'was-hurt',
  'word-kept',
  'word-broken',
  'own-word-kept',
  'own-word-broken',
  'resisted',
  'mastered',
  'absorbed',
  'happened',
  'stayed',
] as const;
export type InsightKind = (typeof INSIGHTS)[number];

export interface Insight {
  readonly kind: InsightKind;
  /** The person, thing or place it is about, by id. */
  readonly about?: string | undefined;
  /** A second thing in it: what was given, what was promised, what happened. */
  readonly thing?: string | undefined;
  /** The events it rests on, by sequence number. */
  readonly evidence: readonly number[];
  /** A model's own words for it, where one wrote them. */
  readonly text?: string | undefined;
}
