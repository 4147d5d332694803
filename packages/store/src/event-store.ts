// The port every store of logs stands behind: gardens, their branches, events and snapshots.
import type { Branch, Head, Position, SealedEvent, Snapshot, WorldDocument } from '@hakoniwa/stage';

/** A branch and the last event on its line. */
export interface BranchTip extends Branch {
  readonly tip: Head;
}

export interface CreateGarden {
  readonly garden: string;
  /** The world the log begins with. */
  readonly genesis: WorldDocument;
}

export interface Append {
  readonly garden: string;
  readonly branch: string;
  /** The `seq` the branch must stand at; anything else is a SeqConflictError. */
  readonly expectedSeq: number;
  /** Sealed onto the branch's tip, in order. */
  readonly events: readonly SealedEvent[];
}

export interface ReadEvents {
  readonly garden: string;
  readonly branch: string;
  /** The first event wanted; 1 when left out. */
  readonly fromSeq?: number;
  /** The last event wanted; the branch's tip when left out. */
  readonly toSeq?: number;
}

export interface Fork {
  readonly garden: string;
  /** The new branch's id. */
  readonly id: string;
  readonly parent: Position;
  readonly undoes?: string | undefined;
  readonly createdAt?: string | undefined;
}

export interface MoveHead {
  readonly garden: string;
  readonly branch: string;
}

/**
 * Keeps logs. Every promise settles only when the work is durable; a rejected one changed nothing.
 * What a store throws is one of the classes in errors.ts, each with a stable code.
 */
export interface EventStore {
  /** Begins a garden with the branch `main`; GARDEN_EXISTS when there is one of that name. */
  create(input: CreateGarden): Promise<Head>;
  /** The names of all gardens, sorted. */
  gardens(): Promise<string[]>;
  /** The world a garden's log begins with. */
  genesis(garden: string): Promise<WorldDocument>;
  /** Adds events to a branch, all or none. Of two racing appends exactly one wins. */
  append(input: Append): Promise<Head>;
  /** The events of a branch's line in order, those before its fork from its ancestors. */
  read(input: ReadEvents): AsyncIterable<SealedEvent>;
  /** All branches in the order they were made. */
  branches(garden: string): Promise<BranchTip[]>;
  /** Makes a branch that leaves another after `parent.seq`; the parent stays as it is. */
  fork(input: Fork): Promise<BranchTip>;
  /** The tip of the branch the garden stands on. */
  head(garden: string): Promise<Head>;
  /** Stands the garden on another branch. */
  moveHead(input: MoveHead): Promise<Head>;
  /** Keeps a snapshot; one already kept for that point is replaced. */
  saveSnapshot(input: { readonly garden: string; readonly snapshot: Snapshot }): Promise<void>;
  /** The last snapshot at or before a point, on its branch or on an ancestor. */
  nearestSnapshot(input: Position & { readonly garden: string }): Promise<Snapshot | undefined>;
  /** Settles when what is cold is packed: that is done beside all else. A store that packs nothing has none. */
  packed?(): Promise<void>;
  /** Lets go of everything; further calls are refused. */
  close(): Promise<void>;
}
