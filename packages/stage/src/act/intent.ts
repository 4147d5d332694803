// The nine intents and eight reasons of the wire, in their own words.

export const INTENTS = [
  'SAY',
  'ASK',
  'ANSWER',
  'EMOTE',
  'MOVE',
  'GET',
  'PUT',
  'USE',
  'EAT_DRINK',
] as const;
export type Intent = (typeof INTENTS)[number];

export const DENIED_REASONS = [
  'MISSING_OBJECT',
  'WRONG_LOCATION',
  'INVALID_STATE',
  'NOT_OWNED',
  'CONTRADICTS_WORLD',
  'OUT_OF_SCOPE',
  'AMBIGUOUS_ACTION',
  'RATE_LIMITED',
] as const;
export type DeniedReason = (typeof DENIED_REASONS)[number];
