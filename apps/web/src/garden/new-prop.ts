// A thing that was not there before: what the world needs to know of it, as a change to the world.
import type { WatchProp } from '@hakoniwa/protocol';

/** What a person can put somewhere; doors, keys and devices need more than a name. */
export const PUT_KINDS = [
  'thing',
  'food',
  'drink',
  'tool',
  'container',
  'seat',
  'readable',
] as const satisfies readonly WatchProp['kind'][];

export type PutKind = (typeof PUT_KINDS)[number];

interface Wanted {
  readonly name: string;
  readonly kind: PutKind;
  readonly place: string;
  /** When it was put, in milliseconds: two things are never put at once by one hand. */
  readonly putAtMs: number;
}

/** The patch that adds it; seats stand where they stand, all else can be carried. */
export function newProp({ name, kind, place, putAtMs }: Wanted) {
  const id = `put_${putAtMs.toString(36)}`;
  const value = {
    ...{ id, name, aliases: [], kind, at: { place }, state: [] },
    ...{ portable: kind !== 'seat', affordances: [] },
  };
  return [{ op: 'add' as const, path: `/props/${id}`, value }];
}
