// Where two logs part: the first step of the way on which they do not say the same.
import { canonicalJson } from '../base/canonical.ts';
import type { Json } from '../base/json.ts';
import type { SealedEvent } from './sealed-event.ts';

export interface Divergence {
  readonly seq: number;
  /** The events there; one is missing when a log ended before the other. */
  readonly a?: SealedEvent;
  readonly b?: SealedEvent;
  /** The fields that differ, sorted; none when a log ended. */
  readonly fields: readonly string[];
}

/** Fields that say where an event stands, not what happened. */
const PLACE_FIELDS: ReadonlySet<string> = new Set(['seq', 'branch', 'turn', 'prev', 'hash']);

/** The first divergence of two lines in what happened; undefined when they tell the same. */
export function diffLogs(
  a: Iterable<SealedEvent>,
  b: Iterable<SealedEvent>,
): Divergence | undefined {
  const left = a[Symbol.iterator]();
  const right = b[Symbol.iterator]();
  for (;;) {
    const one = left.next();
    const other = right.next();
    if (one.done && other.done) return undefined;
    if (one.done) return { seq: other.value.seq, b: other.value, fields: [] };
    if (other.done) return { seq: one.value.seq, a: one.value, fields: [] };
    const fields = differingFields(one.value, other.value);
    if (fields.length > 0) return { seq: one.value.seq, a: one.value, b: other.value, fields };
  }
}

function differingFields(a: SealedEvent, b: SealedEvent): string[] {
  if (a.hash === b.hash) return [];
  // A command is told with the first event of its step; logs of 0.1 repeat it.
  const isMore = a.seq !== a.turn || b.seq !== b.turn;
  const [left, right] = [a, b] as unknown as Record<string, Json | undefined>[];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])]
    .filter((field) => !PLACE_FIELDS.has(field) && !(field === 'command' && isMore))
    .filter((field) => canonicalJson(left?.[field]) !== canonicalJson(right?.[field]))
    .sort();
}
