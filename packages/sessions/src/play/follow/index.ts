// What follows from a turn: skills that were used, quests that moved, and whatever that brings in turn.
import { OBJECTIVE_EVENTS, type ObjectiveEvent } from '../../pack/objective.ts';
import { noticeWarmth } from '../intents/talk.ts';
import { useSkills } from '../skills.ts';
import type { PlayTurn } from '../turn.ts';
import { followQuests } from './quests.ts';

/** Follows every event, those that come of others included; a turn has few of them. */
export function follow(turn: PlayTurn): void {
  noticeWarmth(turn);
  for (let i = 0; i < turn.events.length && i < MOST; i++) {
    const event = turn.events[i];
    if (!event) return;
    if (isObjective(event.kind) && event.kind !== 'skill.used')
      useSkills(turn, { event: event.kind });
    followQuests(turn, event);
  }
}

/** Against a pack whose rewards lead in a circle. */
const MOST = 200;

function isObjective(kind: string): kind is ObjectiveEvent {
  return OBJECTIVE_EVENTS.some((one) => one === kind);
}
