// A scene as it was lived, and what is counted of it.
import type { Practice } from '@hakoniwa/actor';
import type { Condition, WorldDocument } from '@hakoniwa/stage';
import type { CellLog } from '../play/cell-log.ts';

export interface LivedScene {
  readonly log: CellLog;
  readonly genesis: WorldDocument;
  /** What the scenario is to reach. */
  readonly goal?: Condition | undefined;
  /** What its people can do together. */
  readonly practices?: readonly Practice[] | undefined;
}

/** So many of so many. */
export type CountedShare = readonly [of: number, all: number];
