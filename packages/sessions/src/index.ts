// Sessions: campaigns played in a pack's world; so far what a pack says about them.
export type { Arc } from './pack/arc.ts';
export { type Campaign, campaignOf } from './pack/campaign.ts';
export type { Encounter } from './pack/encounter.ts';
export { type EndingRules, endingRules } from './pack/ending-rules.ts';
export type { Fragment } from './pack/fragment.ts';
export type { Item } from './pack/item.ts';
export { OBJECTIVE_EVENTS, type Objective, type ObjectiveEvent } from './pack/objective.ts';
export type { Offer } from './pack/offer.ts';
export type { OpeningChoice } from './pack/opening.ts';
export type { Quest } from './pack/quest.ts';
export { REPEATABLE } from './pack/repeatable.ts';
export type { Rewards } from './pack/rewards.ts';
export { SESSION_SECTIONS } from './pack/sections.ts';
export type { SessionSheet } from './pack/session-sheet.ts';
export type { Skill } from './pack/skill.ts';
