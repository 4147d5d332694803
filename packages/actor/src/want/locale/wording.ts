// The words in which it is told what somebody is after, in every language.

import type { NotGoneWord, SetAside } from '../set-aside.ts';

export interface GoalWording {
  /** What stills a need, by the need. */
  readonly needs: Readonly<Record<string, string>>;
  /** A need of a pack's own. */
  readonly need: string;
  readonly ringing: (thing: string) => string;
  readonly request: (person: string) => string;
  readonly promise: (promise: string) => string;
  readonly happening: (what: string) => string;
  readonly curiosity: (about: string) => string;
  readonly company: string;
  readonly safety: string;
  readonly guest: (person: string) => string;
  readonly practice: string;
  /** A line that is still to be said: something asked of somebody, or anything else. */
  readonly asks: (person: string) => string;
  readonly says: (person: string) => string;
  /** Why a wish was not followed just then. */
  readonly setAside: Readonly<Record<SetAside, string>>;
  /** Why a way was not gone, where the world would have let it. */
  readonly notGone: Readonly<Record<NotGoneWord, string>>;
}
