// The record of a run as far as its log goes: what was lived before it was taken up again counts too.
import type { EventStore } from '@hakoniwa/store';
import type { OpenedTown } from '../town/open-town.ts';
import { TownRecord } from './town-record.ts';

interface RecordedRun {
  readonly town: Pick<OpenedTown, 'genesis' | 'life'>;
  readonly store: EventStore;
  readonly name: string;
  /** The last event that is taken in. */
  readonly toSeq: number;
}

/** Reads the log up to an event. */
export async function recordOf({ town, store, name, toSeq }: RecordedRun): Promise<TownRecord> {
  const record = new TownRecord(town.genesis, town.life.needs);
  if (toSeq < 1) return record;
  const { branch } = await store.head(name);
  for await (const event of store.read({ garden: name, branch, toSeq })) record.add(event);
  return record;
}
