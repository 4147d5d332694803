// What changed of a list or a record, as operations: where most of it stayed, only the rest is written.
import type { Json } from '../base/json.ts';
import type { Operation } from './operation.ts';
import { pointer } from './pointer.ts';

interface Change<T> {
  /** Where it stands in the world, as names. */
  readonly at: readonly string[];
  readonly before: T;
  readonly after: T;
}

/**
 * From one list to the next: what fell off its front, what changed in its place, what came behind. Entries that stayed
 * are the very same objects, as they are wherever a list is made from the one before.
 */
export function listDelta({ at, before, after }: Change<readonly unknown[]>): Operation[] {
  if (before === after) return [];
  const path = pointer(...at);
  const dropped = Math.max(0, before.indexOf(after[0]));
  const stayed = Math.min(before.length - dropped, after.length);
  const operations: Operation[] = [];
  for (let i = 0; i < dropped; i++) operations.push({ op: 'remove', path: `${path}/0` });
  for (let i = before.length - dropped - 1; i >= stayed; i--)
    operations.push({ op: 'remove', path: `${path}/${i}` });
  for (let i = 0; i < after.length; i++) {
    const value = after[i] as Json;
    if (i >= stayed) operations.push({ op: 'add', path: `${path}/-`, value });
    else if (before[dropped + i] !== value)
      operations.push({ op: 'replace', path: `${path}/${i}`, value });
  }
  // A list of which little stayed is shorter as a whole.
  return operations.length <= after.length
    ? operations
    : [{ op: 'replace', path, value: after as Json }];
}

/** From one record of plain values to the next, name by name. */
export function recordDelta({
  at,
  before,
  after,
}: Change<{ readonly [name: string]: unknown }>): Operation[] {
  if (before === after) return [];
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const changed = Object.keys(after).filter(
    (name) => !Object.hasOwn(before, name) || after[name] !== before[name],
  );
  const isNew = Object.keys(before).length === 0;
  if (isNew || gone.length + changed.length > Object.keys(after).length)
    return [{ op: 'add', path: pointer(...at), value: after as Json }];
  return [
    ...gone.map((name): Operation => ({ op: 'remove', path: pointer(...at, name) })),
    ...changed.map(
      (name): Operation => ({ op: 'add', path: pointer(...at, name), value: after[name] as Json }),
    ),
  ];
}
