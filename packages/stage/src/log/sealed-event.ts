// A sealed event: a fact with its place in the log, bound by its hash to everything before it.
import type { Patch } from '../patch/operation.ts';
import type { Command } from '../step/command.ts';
import type { EventFacts } from '../step/event.ts';

/** Where a log stands: the last event of a line, or the genesis when `seq` is 0. */
export interface Head {
  readonly branch: string;
  readonly seq: number;
  readonly hash: string;
}

export interface SealedEvent extends EventFacts {
  /** What was asked for: on the first event of its step alone; logs of 0.1 have it on every one. */
  readonly command?: Command;
  /** How deep along its line it stands, from 1. */
  readonly seq: number;
  /** The branch it was written on. */
  readonly branch: string;
  /** The `seq` of the first event of the same step: events of one command share it. */
  readonly turn: number;
  /** The hash of the event before it; the genesis hash for the first. */
  readonly prev: string;
  /** SHA-256 of `prev` followed by the canonical event. */
  readonly hash: string;
  /** In logs of 0.1: how to take the change back. Part of their hashes; undo goes by snapshots. */
  readonly inverse?: Patch;
}

/** The branch every log begins with. */
export const MAIN_BRANCH = 'main';
