// What was weighed and not done: the reasons, by name.
import type { Act, Denial } from '@hakoniwa/stage';
import type { NotGoneWord, SetAside } from '../want/set-aside.ts';
import type { OpenGoal } from './open-goals.ts';

/** Why a way was not gone: refused by the laws as one believes, or for a reason of one's own. */
export type NotGone = { readonly denial: Denial } | { readonly because: NotGoneWord };

export interface Considered {
  readonly goals: readonly { readonly goal: OpenGoal; readonly because: SetAside }[];
  readonly ways: readonly (NotGone & { readonly act: Act })[];
}
