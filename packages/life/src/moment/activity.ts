// What a character is doing, read from the world's own field with what life adds to it.
import type { Character } from '@hakoniwa/stage';

/** What life keeps with an activity. */
export interface ActivityDetail {
  readonly reason: string;
  readonly emergency?: string | undefined;
  readonly quality?: number | undefined;
  /** The thing it is done at, where it is not the place itself. */
  readonly spot?: string | undefined;
  readonly cost?: number | undefined;
  /** Money an hour. */
  readonly wage?: number | undefined;
  /** When the place closes. */
  readonly closesAt?: number | undefined;
  /** Who began the talk one is drawn into. */
  readonly host?: string | undefined;
  /** Who listens, in a talk. */
  readonly with?: readonly string[] | undefined;
  readonly goal?: string | undefined;
  readonly turns?: number | undefined;
  /** The places passed on a walk. */
  readonly path?: readonly string[] | undefined;
  /** Whether the walk was the town's idea. */
  readonly isAuto?: boolean | undefined;
  /** The effect that is waited for. */
  readonly effect?: string | undefined;
}

/** Not tied to where one is: walks, thoughts, and talks, which end where nobody knows yet. */
export const UNBOUND_ACTIVITIES: ReadonlySet<string> = new Set(['move', 'thinking', 'talk']);

export type Activity = NonNullable<Character['activity']>;

export function detailOf(activity: Pick<Activity, 'detail'>): ActivityDetail {
  return (activity.detail ?? { reason: '' }) as unknown as ActivityDetail;
}

/** An activity without the fields that say nothing. */
export function activityOf(
  what: { action: string; since: number; until: number },
  detail: ActivityDetail,
): Activity {
  const { action, since, until } = what;
  return { action, detail: said(detail) as unknown as Activity['detail'], since, until };
}

/** Keys are written in order, for events are hashed with sorted keys. */
function said(detail: ActivityDetail): ActivityDetail {
  const { closesAt, cost, effect, emergency, goal, host, isAuto } = detail;
  const { path, quality, reason, spot, turns, wage, with: others } = detail;
  const told: { -readonly [K in keyof ActivityDetail]?: ActivityDetail[K] } = {};
  if (closesAt !== undefined) told.closesAt = closesAt;
  if (cost !== undefined) told.cost = cost;
  if (effect !== undefined) told.effect = effect;
  if (emergency !== undefined) told.emergency = emergency;
  if (goal !== undefined) told.goal = goal;
  if (host !== undefined) told.host = host;
  if (isAuto !== undefined) told.isAuto = isAuto;
  if (path !== undefined) told.path = path;
  if (quality !== undefined) told.quality = quality;
  told.reason = reason;
  if (spot !== undefined) told.spot = spot;
  if (turns !== undefined) told.turns = turns;
  if (wage !== undefined) told.wage = wage;
  if (others !== undefined) told.with = others;
  return told as ActivityDetail;
}
