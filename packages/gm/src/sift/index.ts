// The sifting folder's door: events in, stories out.
export { fillCard } from './card.ts';
export { DEFAULT_CAP } from './compile.ts';
export { ROLE_FIELDS, type RoleField, type SiftEvent, STORY_TAGS } from './event.ts';
export type { Roles, SiftFacts } from './fit.ts';
export {
  type Condition,
  type Pattern,
  type PatternGuard,
  type PatternStep,
  patternSchema,
  patternSectionSchema,
} from './pattern.ts';
export { PATTERNS } from './patterns/index.ts';
export { createSifter, type HalfTold, type Sifter, siftLog } from './sift.ts';
export { EMPTY_SIFT, type SiftPartial, type SiftState } from './state.ts';
export type { Match } from './take-in.ts';
