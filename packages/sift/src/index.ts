// The sifting folder's door: events in, stories out.
export { fillCard } from './card.ts';
export type { SiftEvent } from './event.ts';
export { siftStateIn, storiesIn, storiesToldBy, type ToldStory } from './in-world.ts';
export { PATTERN_SECTION, patternsOf } from './pack-section.ts';
export { type Pattern, patternSchema } from './pattern.ts';
export { createSifter, type HalfTold, type Sifter, siftLog } from './sift.ts';
export { type StoryPlace, siftReactor, type Unsealed } from './sift-reactor.ts';
export { EMPTY_SIFT, type SiftState } from './state.ts';
export type { Match } from './take-in.ts';
