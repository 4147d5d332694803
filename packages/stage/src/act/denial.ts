// The world says no: a value that names the reason, the thing, and what stood in the way.
import type { DeniedReason } from './intent.ts';

/** What exactly stood in the way; each has a sentence in both languages. */
export const DENIAL_CAUSES = [
  'unknown-verb',
  'not-understood',
  'unknown-actor',
  'not-named',
  'nowhere',
  'elsewhere',
  'not-held',
  'held-by-other',
  'owned-by-other',
  'asleep',
  'bound',
  'locked',
  'closed',
  'already',
  'broken',
  'empty',
  'full',
  'not-a-vessel',
  'too-big',
  'not-edible',
  'not-portable',
  'not-afforded',
  'requirement',
  'hands-full',
  'wrong-key',
  'no-exit',
  'off-the-map',
  'pinned',
  'breaks-invariant',
  'bad-patch',
  'unknown-command',
  'unknown-effect',
  'time-runs-forward',
  'bad-why',
  'not-yet-happened',
] as const;
export type DenialCause = (typeof DENIAL_CAUSES)[number];

export interface Denial {
  readonly reason: DeniedReason;
  readonly cause: DenialCause;
  /** The entity or name it is about. */
  readonly about?: string;
  /** What would have been needed: a key's name, a state, a rule. */
  readonly needs?: string;
}

/** Builds a denial, leaving out what is not known. */
export function deny(
  reason: DeniedReason,
  {
    cause,
    more = {},
  }: { readonly cause: DenialCause; readonly more?: Pick<Denial, 'about' | 'needs'> | undefined },
): Denial {
  return {
    reason,
    cause,
    ...(more.about === undefined ? {} : { about: more.about }),
    ...(more.needs === undefined ? {} : { needs: more.needs }),
  };
}
