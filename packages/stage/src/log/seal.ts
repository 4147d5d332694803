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
    const body = inKeyOrder(draft, { seq: turn + index, branch, turn });
    const text = canonicalJson(body as unknown as Json);
    const event = Object.assign(body, { prev, hash: hashText(prev + text) });
    prev = event.hash;
    new Seal(event, text);
    return deepFreeze(event);
  });
}

type Placed = Pick<SealedEvent, 'seq' | 'branch' | 'turn'>;
type Body = Omit<SealedEvent, 'prev' | 'hash'>;

/**
 * An event with its place in the log, its fields in the order in which they are written and hashed. The command of a
 * step is written once, on the first of its events.
 */
function inKeyOrder(draft: EventDraft, { seq, branch, turn }: Placed): Body {
  const body: { -readonly [K in keyof Body]?: Body[K] } = {};
  if (draft.actor !== undefined) body.actor = draft.actor;
  body.at = draft.at;
  body.branch = branch;
  if (draft.calls !== undefined) body.calls = draft.calls;
  if (draft.cause !== undefined) body.cause = draft.cause;
  if (seq === turn) body.command = draft.command;
  if (draft.denial !== undefined) body.denial = draft.denial;
  if (draft.detail !== undefined) body.detail = draft.detail;
  if (draft.object !== undefined) body.object = draft.object;
  body.outcome = draft.outcome;
  body.patch = draft.patch;
  if (draft.place !== undefined) body.place = draft.place;
  body.seq = seq;
  if (draft.target !== undefined) body.target = draft.target;
  body.turn = turn;
  body.type = draft.type;
  if (draft.why !== undefined) body.why = draft.why;
  body.witnesses = draft.witnesses;
  return body as Body;
}

/** Gives an object to a class that adds to it: a base whose constructor returns what it is given. */
const Given = class {
  constructor(given: object) {
    // biome-ignore lint/correctness/noConstructorReturn: the one way to put a private field on a plain object.
    return given;
  }
};

/**
 * The text an event was hashed as, in a private field of the event itself: nobody sees it in the JSON. A
 * weak map would do the same, but one with an entry for every event is what the garbage collector works on most.
 */
class Seal extends Given {
  readonly #text: string;

  constructor(event: object, text: string) {
    super(event);
    this.#text = text;
  }

  static textOf(event: object): string | undefined {
    return #text in event ? event.#text : undefined;
  }
}

/** Whether an event was sealed by this process: frozen since, it needs no hashing again. */
export function isSealedHere(event: object): boolean {
  return Seal.textOf(event) !== undefined;
}

/** The canonical text of an event sealed by this process, without its hashes: what it was hashed as. */
export function sealedText(event: object): string | undefined {
  return Seal.textOf(event);
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
