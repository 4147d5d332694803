// Who can be spoken to: awake, here, not busy with what may not be put aside, and not spoken to just now.
import { type Character, MICROPOINTS, MINUTE_MS, peopleAt, relationId } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { detailOf } from '../moment/activity.ts';
import { lifeStateOf } from '../moment/life-state.ts';
import type { LifeTurn } from '../moment/turn.ts';
import { needNow } from '../needs/line.ts';

/** Those here who can be spoken to now, the best liked first. */
export function companyOf(turn: LifeTurn): Character[] {
  const free = peopleAt(turn.world, turn.self.place).filter((one) => isFree(turn, one));
  if (free.length < 2) return free;
  return free.sort(
    (a, b) => affinityTo(turn, b.id) - affinityTo(turn, a.id) || (a.id < b.id ? -1 : 1),
  );
}

function isFree(turn: LifeTurn, one: Character): boolean {
  const { self, now, life, config } = turn;
  const met = life.met[one.id];
  if (one.id === self.id) return false;
  if (met !== undefined && now - met < limits.talkCooldownMinutes * MINUTE_MS) return false;
  const { activity } = one;
  if (!activity || config.actions.get(activity.action)?.isSociable !== true) return false;
  if (activity.until <= now || detailOf(activity).emergency !== undefined) return false;
  return !isPressed(turn, one) && lifeStateOf(turn.world, one.id) !== undefined;
}

/** Whether a need is so low that it would break into the talk. */
function isPressed({ config, now }: LifeTurn, { needs }: Character): boolean {
  return config.needs.some((need) => {
    const bar = config.thresholds[need] ?? 0;
    return config.cures[need] !== undefined && needNow(needs, { need, now }) < bar + MARGIN;
  });
}

/** More than any need loses in the minutes of a talk. */
const MARGIN = 3 * MICROPOINTS;

/** How the character stands to somebody. */
export function affinityTo({ world, self }: LifeTurn, to: string): number {
  return world.relations.get(relationId(self.id, to))?.affinity ?? 0;
}
