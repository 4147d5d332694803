// Checks that events follow one another without a gap and that none was changed since it was sealed.
import { isJsonObject } from '../base/json.ts';
import { hashEvent, isSealedHere } from './seal.ts';
import type { Head, SealedEvent } from './sealed-event.ts';
import { asSealedEvent } from './sealed-event-schema.ts';

export type ChainFault =
  | 'BAD_EVENT'
  | 'BRANCH_MISMATCH'
  | 'SEQ_GAP'
  | 'PREV_MISMATCH'
  | 'HASH_MISMATCH';

export type ChainCheck =
  | { readonly ok: true; readonly head: Head }
  | { readonly ok: false; readonly seq: number; readonly code: ChainFault };

/** Checks a run of events of one branch against the head they follow; says the first bad `seq`. */
export function verifyChain(events: Iterable<unknown>, head: Head): ChainCheck {
  let current = head;
  for (const event of events) {
    const next = verifyLink(event, current);
    if (!next.ok) return next;
    current = next.head;
  }
  return { ok: true, head: current };
}

/** Checks a line of events through its forks: each event follows the one before it, on any branch. */
export function verifyLine(events: Iterable<unknown>, head: Head): ChainCheck {
  let current = head;
  for (const event of events) {
    const next = verifyLink(event, { ...current, branch: branchIn(event) ?? current.branch });
    if (!next.ok) return next;
    current = next.head;
  }
  return { ok: true, head: current };
}

/** Checks that one event follows a head. */
export function verifyLink(json: unknown, head: Head): ChainCheck {
  const event =
    isJsonObject(json) && isSealedHere(json)
      ? (json as unknown as SealedEvent)
      : asSealedEvent(json);
  const code = event ? faultOf(event, head) : 'BAD_EVENT';
  if (code !== undefined || event === undefined) {
    return { ok: false, seq: head.seq + 1, code: code ?? 'BAD_EVENT' };
  }
  return { ok: true, head: { branch: event.branch, seq: event.seq, hash: event.hash } };
}

function branchIn(json: unknown): string | undefined {
  return isJsonObject(json) && typeof json.branch === 'string' ? json.branch : undefined;
}

function faultOf(event: SealedEvent, head: Head): ChainFault | undefined {
  if (event.branch !== head.branch) return 'BRANCH_MISMATCH';
  if (event.seq !== head.seq + 1) return 'SEQ_GAP';
  if (event.prev !== head.hash) return 'PREV_MISMATCH';
  if (event.turn > event.seq || (event.turn === event.seq && !event.command)) return 'BAD_EVENT';
  const isWhole = isSealedHere(event) || event.hash === hashEvent(event.prev, event);
  return isWhole ? undefined : 'HASH_MISMATCH';
}
