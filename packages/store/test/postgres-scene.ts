// What tests of the database begin with: a garden, and events that follow one another on it.
import { documentOf, type Head, headAfter, type SealedEvent, seal } from '@hakoniwa/stage';
import { doAct, smallWorld } from '@hakoniwa/testkit';
import type { EventStore } from '../src/index.ts';

export const GARDEN = 'garden';

/** Begins a garden with the small world. */
export function begin(store: EventStore, garden = GARDEN): Promise<Head> {
  return store.create({ garden, genesis: documentOf(smallWorld()) });
}

/** Sealed events after a head, one step each. */
export function eventsAfter(head: Head, count: number): SealedEvent[] {
  const events: SealedEvent[] = [];
  let world = smallWorld();
  for (let i = 0; i < count; i++) {
    const result = doAct(world, i % 2 === 0 ? 'take mug' : 'put mug');
    events.push(...seal(headAfter(head, events), result.events));
    world = result.world;
  }
  return events;
}

/** Appends so many events in one group where the branch stands; gives the new head. */
export async function grow(store: EventStore, head: Head, count = 1): Promise<Head> {
  const { branch, seq } = head;
  const events = eventsAfter(head, count);
  return store.append({ garden: GARDEN, branch, expectedSeq: seq, events });
}
