// Walks: they take time along the exits, and one is where one was until one arrives.
import { MINUTE_MS, placeId, type World } from '@hakoniwa/stage';
import { type Activity, activityOf, detailOf } from '../moment/activity.ts';
import { lifeJson, type Plan } from '../moment/life-state.ts';
import { remembered } from '../moment/remember.ts';
import { emit, type LifeTurn, setLife, setSelf } from '../moment/turn.ts';
import { upToSecond } from '../needs/line.ts';
import { wayTo } from '../town/way.ts';
import { episodeAfter } from './episode.ts';
import { intendTo } from './intent.ts';

export interface Walk {
  readonly to: string;
  readonly reason: string;
  /** What it is for, where somebody decided on it. */
  readonly goal?: string | undefined;
  /** What is to be done there. */
  readonly plan?: Plan | undefined;
  /** Whether the walk was the town's idea. */
  readonly isAuto?: boolean | undefined;
}

/** Sets out; false when no way leads there. */
export function setOut(turn: LifeTurn, walk: Walk): boolean {
  const way = wayTo(turn.world, { walker: turn.self, to: walk.to });
  if (!way) return false;
  const { now } = turn;
  const until = upToSecond(now + way.minutes * MINUTE_MS);
  const { reason, isAuto } = walk;
  const emergency = walk.plan?.emergency;
  setSelf(turn, {
    activity: activityOf(
      { action: 'move', since: now, until },
      { reason, path: way.path, emergency, isAuto },
    ),
  });
  intendTo(turn, walk);
  emit(turn, {
    type: 'walk-started',
    target: walk.to,
    action: 'move',
    goal: walk.goal,
    detail: {
      ...(isAuto ? { auto: true } : {}),
      ...(walk.plan === undefined ? {} : { for: walk.plan.action }),
      path: lifeJson(way.path),
      reason,
      until,
    },
  });
  return true;
}

/** Stands at the end of a path; what is begun there at once tells of the arrival too. */
export function arrive(turn: LifeTurn, path: readonly string[]): void {
  const to = path.at(-1) ?? turn.self.place;
  setSelf(turn, { place: placeId(to), activity: undefined });
}

/** Tells an arrival that nothing else tells: where one went, and what was met with on the way. */
export function tellArrival(turn: LifeTurn, { since, detail }: Activity): void {
  const to = turn.self.place;
  const action = turn.config.actions.get('move');
  const episode = action && episodeAfter(turn, action);
  const minutes = Math.round((turn.now - since) / MINUTE_MS);
  const { reason } = detailOf({ detail });
  const told = episode ? { episode: episode.text } : {};
  const done = { at: since, action: 'move', place: to, minutes, reason, ...told };
  setLife(turn, { today: remembered(turn, done) });
  emit(turn, {
    type: 'character-arrived',
    target: to,
    action: 'move',
    detail: { ...(episode ? { episode: lifeJson(episode) } : {}), minutes },
  });
}

/** How far along its path a walk has come at a moment: the last place passed. */
export function passedAt(
  world: World,
  {
    walk,
    now,
  }: { readonly walk: { path: readonly string[]; since: number }; readonly now: number },
): string | undefined {
  let { since } = walk;
  let passed = walk.path[0];
  for (const to of walk.path.slice(1)) {
    const exit = world.places.get(passed ?? '')?.exits.find((one) => one.to === to);
    since += (exit?.minutes ?? 0) * MINUTE_MS;
    if (since > now) return passed;
    passed = to;
  }
  return passed;
}
