// What eating, drinking and comfort do to a need, which is a line through time.
import type { Json } from '../base/json.ts';
import type { Patch } from '../patch/operation.ts';
import { pointer } from '../patch/pointer.ts';
import type { Character } from '../world/schema/character.ts';
import type { Need } from '../world/schema/mind.ts';
import { MINUTE_MS } from '../world/time-units.ts';

/** One point of a need. */
export const MICROPOINTS = 1_000_000;

/** Where the line stands at a moment, within 0 and 100 points. */
export function needAt(need: Need, now: number): number {
  const value =
    need.micropoints + Math.round((need.ratePerMinute * (now - need.since)) / MINUTE_MS);
  return Math.min(100 * MICROPOINTS, Math.max(0, value));
}

/** Raises (or lowers) a need by points, from now on; a character without that need is unmoved. */
export function gainNeed(
  character: Character,
  { now, gain }: { readonly now: number; readonly gain: { need: string; points: number } },
): Patch {
  const line = character.needs[gain.need];
  if (!line) return [];
  const raised = needAt(line, now) + Math.round(gain.points * MICROPOINTS);
  const value: Need = {
    micropoints: Math.min(100 * MICROPOINTS, Math.max(0, raised)),
    ratePerMinute: line.ratePerMinute,
    since: now,
  };
  return [
    {
      op: 'replace',
      path: pointer('characters', character.id, 'needs', gain.need),
      value: value as unknown as Json,
    },
  ];
}
