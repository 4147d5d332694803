// Gardens for the database's bench, and events that follow one another without end.
import { documentOf, type Head, headAfter, type SealedEvent, seal } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { doAct, smallWorld } from '@hakoniwa/testkit';

const { events: drafts } = doAct(smallWorld(), 'take mug');

/** Begins a garden. */
export function begin(store: EventStore, garden: string): Promise<Head> {
  return store.create({ garden, genesis: documentOf(smallWorld()) });
}

/** Events after a head, one step each; sealed apart from what is measured. */
export function eventsAfter(head: Head, count: number): SealedEvent[] {
  const events: SealedEvent[] = [];
  let at = head;
  for (let i = 0; i < count; i++) {
    const sealed = seal(at, drafts);
    at = headAfter(at, sealed);
    events.push(...sealed);
  }
  return events;
}
