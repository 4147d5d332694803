// The reasons of an event of a living garden, from as much of its log as anybody still thinks of.
import { type Rulebook, worldFrom, worldOfSnapshot } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { type EventReasons, reasonsOf } from '../why.ts';
import { eventsOf } from './events-of.ts';
import { limits } from './limits.ts';

interface AskedReasons {
  readonly garden: string;
  readonly branch: string;
  readonly rules: Rulebook;
  readonly seq: number;
}

/** Why it was done; undefined when there is no such event. */
export async function reasonsAt(
  store: EventStore,
  { garden, branch, rules, seq }: AskedReasons,
): Promise<EventReasons | undefined> {
  const at = { garden, branch, seq: Math.max(0, seq - limits.reasonEvents) };
  const kept = at.seq > 0 ? await store.nearestSnapshot(at) : undefined;
  const then = kept && worldOfSnapshot(kept);
  const genesis = then ?? worldFrom(await store.genesis(garden));
  const after = then ? kept.seq : 0;
  const events = await eventsOf(store, { garden, branch, after, limit: seq - after });
  return reasonsOf({ rules, genesis, events, seq });
}
