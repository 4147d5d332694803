// Seals events: gives each its place in the log and the hash that binds it to what came before.
import { canonicalJson } from '../base/canonical.ts';
import { hashText } from '../base/hash.ts';
import { deepFreeze, type Json } from '../base/json.ts';
import type { EventDraft } from '../step/event.ts';
import type { WorldDocument } from '../world/schema/world-document.ts';
import { type Head, MAIN_BRANCH, type SealedEvent } from './sealed-event.ts';

/** Names the form of log this is; another form gives other hashes, so the two are never mixed. */
const LOG_FORM = 'hakoniwa-log-1';

/** The world a log begins with: it counts its own events from none. */
export function genesisOf(document: WorldDocument): WorldDocument {
  return document.seq === 0 ? document : { ...document, seq: 0 };
}

/** The hash a log is bound to: of its initial world and of the form it is written in. */
export function genesisHash(document: WorldDocument): string {
  return hashText(`${LOG_FORM}\n${canonicalJson(genesisOf(document) as unknown as Json)}`);
}

/** The head of a log in which nothing has happened yet. */
export function genesisHead(document: WorldDocument): Head {
  return { branch: MAIN_BRANCH, seq: 0, hash: genesisHash(document) };
}

/** Seals the events of one step onto a head, in order. */
export function seal(head: Head, drafts: readonly EventDraft[]): SealedEvent[] {
  const { branch } = head;
  const turn = head.seq + 1;
  let prev = head.hash;
  return drafts.map((draft, index) => {
    const body = { ...draft, seq: turn + index, branch, turn };
    const hash = hashEvent(prev, body);
    const event: SealedEvent = { ...body, prev, hash };
    prev = hash;
    sealedHere.add(event);
    return deepFreeze(event);
  });
}

const sealedHere = new WeakSet<object>();

/** Whether an event was sealed by this process: frozen since, it needs no hashing again. */
export function isSealedHere(event: object): boolean {
  return sealedHere.has(event);
}

/** The head after some events: the last of them, or the head itself when there are none. */
export function headAfter(head: Head, events: readonly SealedEvent[]): Head {
  const last = events.at(-1);
  return last ? { branch: last.branch, seq: last.seq, hash: last.hash } : head;
}

/** The hash an event must have; its own `prev` and `hash` fields play no part in it. */
export function hashEvent(prev: string, event: object): string {
  const { prev: _prev, hash: _hash, ...body } = event as Partial<SealedEvent>;
  return hashText(prev + canonicalJson(body as unknown as Json));
}
