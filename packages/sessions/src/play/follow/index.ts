// What follows from a turn: skills that were used, quests that moved, and whatever that brings in turn.
import { type Deed, deedOf } from '@hakoniwa/stage';
import { OBJECTIVE_EVENTS, type ObjectiveEvent } from '../../pack/objective.ts';
import { PLAYER } from '../../state/play-state.ts';
import { noticeWarmth } from '../intents/talk.ts';
import { useSkills } from '../skills.ts';
import type { PlayTurn, TypedEvent } from '../turn.ts';
import { followDeed, followStates } from './quests.ts';

/** Follows every event, those that come of others included; a turn has few of them. */
export function follow(turn: PlayTurn): void {
  noticeWarmth(turn);
  for (const deed of ownDeeds(turn)) followDeed(turn, deed);
  for (let i = 0; i < turn.events.length && i < MOST; i++) {
    const event = turn.events[i];
    if (!event) return;
    if (!isObjective(event.kind)) continue;
    if (event.kind !== 'skill.used') useSkills(turn, { event: event.kind });
    followDeed(turn, playedDeed(turn, event));
  }
  followStates(turn);
}

/** Against a pack whose rewards lead in a circle. */
const MOST = 200;

/** What the player did in the world in this turn, by the verbs of the Stage. */
function ownDeeds({ steps }: PlayTurn): Deed[] {
  return steps
    .flatMap(({ events }) => events)
    .flatMap((event) => deedOf(event) ?? [])
    .filter(({ actor }) => actor === PLAYER);
}

/** A typed event as the deed it is. */
function playedDeed({ world }: PlayTurn, { kind, subject, detail }: TypedEvent): Deed {
  const to = detail?.to;
  return {
    ...{ verb: kind, actor: PLAYER, at: world.clock.now },
    ...(subject === undefined ? {} : { object: subject }),
    ...(typeof to === 'string' ? { target: to } : {}),
  };
}

function isObjective(kind: string): kind is ObjectiveEvent {
  return OBJECTIVE_EVENTS.some((one) => one === kind);
}
