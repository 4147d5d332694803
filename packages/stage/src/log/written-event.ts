// An event as a log keeps it: without what its place in the log says already, and with its patch and what was said in
// the short form.
import { isJsonObject, type Json } from '../base/json.ts';
import { readPatch, writtenPatch } from '../patch/written-patch.ts';
import type { SealedEvent } from './sealed-event.ts';
import { isLikeShort, readDetail, WORDS_PART, writtenDetail } from './written-detail.ts';

/** What an event's place in the log says of it: the hash before it and its own. */
export interface Sealing {
  readonly prev: string;
  readonly hash: string;
}

/**
 * The event without its hashes, to be written as JSON; most are done, and most begin a step of their own. One that looks
 * like a short form as it is stays whole.
 */
export function writtenEvent(event: SealedEvent): object {
  if (isLikeShort(event)) return event;
  const { prev: _prev, hash: _hash, outcome, turn, ...body } = event;
  return {
    ...body,
    ...writtenDetail(event),
    ...(outcome === 'done' ? {} : { outcome }),
    patch: writtenPatch(body.patch),
    ...(turn === body.seq ? {} : { turn }),
  };
}

/**
 * The event that was written, with the hashes its place gives it. One that was written whole is left as it
 * is, its own `prev` included: so logs were kept before. What is no event stays none; whoever checks it says so.
 */
export function readWrittenEvent(json: unknown, { prev, hash }: Sealing): SealedEvent {
  if (!isJsonObject(json) || Object.hasOwn(json, 'prev')) return json as unknown as SealedEvent;
  const { [WORDS_PART]: _words, ...kept } = json;
  const { patch, outcome = 'done', seq = 0, turn = seq } = json;
  const read = Array.isArray(patch) ? readPatch(patch as Json[]) : undefined;
  const detail = readDetail(json);
  const whole = { ...kept, ...detail, outcome, turn, ...(read ? { patch: read } : {}), prev, hash };
  return whole as unknown as SealedEvent;
}
