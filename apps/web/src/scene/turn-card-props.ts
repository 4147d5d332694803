// What the card of a turn and the hands on it are given.
import type { GardenView, WatchState } from '@hakoniwa/client';
import type { SceneEvent, ShownTurn } from './turns-of.ts';

export interface TurnCardProps {
  readonly garden: string;
  readonly turn: ShownTurn;
  readonly events: readonly SceneEvent[];
  readonly state: WatchState;
  readonly view: GardenView | undefined;
  readonly isLast: boolean;
  /** Whether it is the one somebody came to see. */
  readonly isSought: boolean;
  readonly onInspect: (seq: number) => void;
}
