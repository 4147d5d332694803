// What events come to when they are packed.
import type { SealedEvent } from '@hakoniwa/stage';
import { limits } from './limits.ts';
import { packSegment } from './segment.ts';

/** Bytes of the segments that some events of one log make. */
export async function packedBytes(events: readonly SealedEvent[]): Promise<number> {
  let bytes = 0;
  for (let at = 0; at < events.length; at += limits.events)
    bytes += (await packSegment(events.slice(at, at + limits.events))).length;
  return bytes;
}
