// An event as one text: what a log in memory keeps of it, a fraction of what its objects take.
import { canonicalJson } from '../base/canonical.ts';
import { hashText } from '../base/hash.ts';
import { deepFreeze, type Json } from '../base/json.ts';
import { sealedText } from './seal.ts';
import type { SealedEvent } from './sealed-event.ts';

export interface StoredEvent {
  /** The event without its hashes; what was sealed here is not written a second time. */
  readonly text: string;
  readonly prev: string;
  readonly hash: string;
}

/** An event to keep. */
export function storedEvent(event: SealedEvent): StoredEvent {
  const { prev, hash } = event;
  return { text: sealedText(event) ?? textOf(event), prev, hash };
}

function textOf({ prev: _prev, hash: _hash, ...body }: SealedEvent): string {
  return canonicalJson(body as unknown as Json);
}

/** The event of a text that follows a hash: its own is found anew, so whoever knows it can tell whether the text is whole. */
export function storedAfter(prev: string, text: string): StoredEvent {
  return { text, prev, hash: hashText(prev + text) };
}

/** The event that was kept. */
export function eventOf({ text, prev, hash }: StoredEvent): SealedEvent {
  return deepFreeze({ ...(JSON.parse(text) as SealedEvent), prev, hash });
}
