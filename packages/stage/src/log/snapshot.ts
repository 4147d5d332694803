// Snapshots: a world kept at a point of the log to save replaying; a cache, never the truth.
import { documentOf, worldFrom } from '../world/document.ts';
import type { WorldDocument } from '../world/schema/world-document.ts';
import { fullStateHash, stateHash } from '../world/state-hash.ts';
import type { World } from '../world/world.ts';
import type { Head } from './sealed-event.ts';

export interface Snapshot {
  readonly branch: string;
  readonly seq: number;
  /** The hash of the event it was taken after. */
  readonly hash: string;
  readonly stateHash: string;
  readonly document: WorldDocument;
}

/** Keeps a world as it is after a head; its hash is found anew from the whole document. */
export function takeSnapshot(world: World, head: Head): Snapshot {
  const { branch, seq, hash } = head;
  return { branch, seq, hash, stateHash: fullStateHash(world), document: documentOf(world) };
}

/** The world of a snapshot, or nothing when the snapshot is not what was kept. */
export function worldOfSnapshot(snapshot: Snapshot): World | undefined {
  if (snapshot.document.seq !== snapshot.seq) return undefined;
  const world = worldFrom(snapshot.document);
  return stateHash(world) === snapshot.stateHash ? world : undefined;
}
