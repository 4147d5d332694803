// What was weighed and not done: the reasons, by name.
import type { Act, Denial } from '@hakoniwa/stage';
import type { OpenGoal } from './open-goals.ts';

/** Why a wish was not followed just then. */
export type SetAside = 'no-way' | 'waiting' | 'left-alone' | 'lighter' | 'not-much-dearer';

/** Why a way was not gone, where the laws would have let it. */
export type NotGoneWord = 'not-their-way' | 'hopeless' | 'tried' | 'undoes' | 'another-first';

/** Why a way was not gone: refused by the laws as one believes, or for a reason of one's own. */
export type NotGone = { readonly denial: Denial } | { readonly because: NotGoneWord };

export interface Considered {
  readonly goals: readonly { readonly goal: OpenGoal; readonly because: SetAside }[];
  readonly ways: readonly (NotGone & { readonly act: Act })[];
}
