// What every card on the map's side is given.
import type { GardenView, WatchState } from '@hakoniwa/client';
import type { WatchView } from '@hakoniwa/protocol';
import type { Picked } from '../map/pick.ts';

export interface CardParts {
  readonly garden: string;
  readonly state: WatchState;
  readonly view: WatchView;
  /** Everything about everyone, for whoever directs. */
  readonly director: GardenView | undefined;
  readonly id: string;
  readonly onPick: (picked: Picked | undefined) => void;
}
