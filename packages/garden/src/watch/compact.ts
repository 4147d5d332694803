// Entities as viewers get them: short, and without what can be worked out on their side.

import type { WatchActivity, WatchPerson, WatchPlace, WatchProp } from '@hakoniwa/protocol';
import type { Character, Place, Prop } from '@hakoniwa/stage';

/** A character; the inner things only for those who may see them. */
export function compactPerson(character: Character, options: { isInner: boolean }): WatchPerson {
  const { name, place, controlledBy, look, posture, status, activity, needs, money } = character;
  return {
    name,
    place,
    by: controlledBy,
    ...(look === undefined ? {} : { look }),
    ...(posture === undefined ? {} : { posture }),
    ...(status.length === 0 ? {} : { status: status.map((one) => one.name) }),
    ...(activity === undefined ? {} : { activity: activityOf(activity, options) }),
    ...(options.isInner
      ? {
          money,
          needs: Object.fromEntries(
            Object.entries(needs).map(([need, line]) => [
              need,
              [line.micropoints, line.ratePerMinute, line.since] as const,
            ]),
          ),
        }
      : {}),
  };
}

/** Why somebody does a thing is their own affair. */
function activityOf(
  { action, since, until, detail }: NonNullable<Character['activity']>,
  { isInner }: { isInner: boolean },
): WatchActivity {
  const { reason, path, with: others } = (detail ?? {}) as Partial<WatchActivity>;
  return {
    action,
    since,
    until,
    ...(isInner && reason ? { reason } : {}),
    ...(path ? { path } : {}),
    ...(others ? { with: others } : {}),
  };
}

export function propOf({ name, kind, at, state }: Prop): WatchProp {
  return {
    name,
    kind,
    ...('place' in at ? { place: at.place } : {}),
    ...('holder' in at ? { heldBy: at.holder } : {}),
    ...('inside' in at ? { inside: at.inside } : {}),
    ...(state.length === 0 ? {} : { state }),
  };
}

/** `isFar`: only known by name, its ways out unknown. */
export function watchPlaceOf(place: Place, options: { isFar: boolean }): WatchPlace {
  const { name, exits, parent, zone } = place;
  return {
    name,
    exits: options.isFar ? [] : exits.map(({ to, minutes }) => [to, minutes] as const),
    ...(parent === undefined ? {} : { parent }),
    ...(zone === undefined ? {} : { zone }),
  };
}
