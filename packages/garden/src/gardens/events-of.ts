// A page of a garden's log.
import type { SealedEvent } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';

interface Page {
  readonly garden: string;
  readonly branch: string;
  readonly after: number;
  readonly limit: number;
}

/** Events of a line after a seq, oldest first; none beyond its end. */
export async function eventsOf(
  store: EventStore,
  { garden, branch, after, limit }: Page,
): Promise<readonly SealedEvent[]> {
  const found = (await store.branches(garden)).find(({ id }) => id === branch);
  const toSeq = Math.min(after + limit, found?.tip.seq ?? after + limit);
  if (found && toSeq <= after) return [];
  const events: SealedEvent[] = [];
  const page = { garden, branch, fromSeq: after + 1, toSeq };
  for await (const event of store.read(page)) events.push(event);
  return events;
}
