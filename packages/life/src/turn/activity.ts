// What a character is doing, read from the world's own field with what life adds to it.
import type { Character } from '@hakoniwa/stage';

/** What life keeps with an activity. */
export interface ActivityDetail {
  readonly reason: string;
  readonly emergency?: string | undefined;
  readonly quality?: number | undefined;
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

export type Activity = NonNullable<Character['activity']>;

export function detailOf(activity: Pick<Activity, 'detail'>): ActivityDetail {
  return (activity.detail ?? { reason: '' }) as unknown as ActivityDetail;
}

/** An activity without the fields that say nothing. */
export function activityOf(
  what: { action: string; since: number; until: number },
  detail: ActivityDetail,
): Activity {
  const said = Object.entries(detail).filter(([, value]) => value !== undefined);
  return { ...what, detail: Object.fromEntries(said) } as Activity;
}
