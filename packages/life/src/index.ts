// Life: needs that decay, facilities, work, walks and talk, from moment to moment.
export { activityLines, emojiOf, type LoggedEvent } from './chronicle/activity-log.ts';
export { EPISODE_SECTION, type Episode } from './config/episodes.ts';
export { type LifeAction, type LifeConfig, lifeConfig } from './config/life-config.ts';
export { hasLife, lifeOfPack } from './config/life-of-pack.ts';
export { type LineMode, watchCommand } from './config/line-mode.ts';
export { SCHEDULE_SECTION, type ScheduleEntry, type Schedules } from './config/schedules.ts';
export { LIFE_SECTIONS } from './config/sections.ts';
export { withSpecFiles } from './config/spec-files.ts';
export { WORLD_CONFIG_SECTION, type WorldConfigFile } from './config/world-config.ts';
export type { Decide, Decision, LifeView, Option } from './decide/decision.ts';
export { instinctDecision } from './decide/instinct.ts';
export { limits as lifeLimits } from './limits.ts';
export { UNDERTAKE } from './rules/act.ts';
export { nextMoment } from './rules/advance.ts';
export { lifeRules } from './rules/life-rules.ts';
export { LINE, type LineWanted } from './talk/lines.ts';
export type { Candidate } from './town/search.ts';
export { type LifeState, lifeStateOf } from './turn/life-state.ts';
