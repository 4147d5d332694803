// Snapshots: a world kept at a point of the log to save replaying; a cache, never the truth.
import { documentOf, worldFrom } from '../world/document.ts';
import type { WorldDocument } from '../world/schema/world-document.ts';
import { stateHash } from '../world/state-hash.ts';
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

/** Keeps a world as it is after a head; whoever loads it finds the hash anew from the document. */
export function takeSnapshot(world: World, head: Head): Snapshot {
  const { branch, seq, hash } = head;
  return { branch, seq, hash, stateHash: stateHash(world), document: documentOf(world) };
}

/** The world of a snapshot, or nothing when the snapshot is not what was kept. */
export function worldOfSnapshot(snapshot: Snapshot): World | undefined {
  const world = tryWorld(snapshot.document);
  const isSame = world?.seq === snapshot.seq && stateHash(world) === snapshot.stateHash;
  return isSame ? world : undefined;
}

/** A document that no longer has the shape of a world is as good as none: the log has it all. */
function tryWorld(document: WorldDocument): World | undefined {
  try {
    return worldFrom(document);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
