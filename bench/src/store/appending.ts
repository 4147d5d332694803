// Appends per second: one by one, under a lease, many gardens at once, and in groups.

import type { Database } from '@hakoniwa/database';
import type { SealedEvent } from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { acquireLease, PostgresEventStore } from '@hakoniwa/store/postgres';
import type { Figure } from '../figure.ts';
import { elapsedMs } from '../measure.ts';
import { begin, eventsAfter } from './garden-log.ts';

const SINGLE = 1_000;
const GARDENS = 10;
const GROUP = 500;
const GROUPS = 40;

interface Run {
  readonly store: EventStore;
  readonly garden: string;
  readonly events: readonly SealedEvent[];
  readonly group: number;
}

async function appendAll({ store, garden, events, group }: Run): Promise<void> {
  for (let at = 0; at < events.length; at += group) {
    const some = events.slice(at, at + group);
    await store.append({ garden, branch: 'main', expectedSeq: at, events: some });
  }
}

async function prepared(store: EventStore, garden: string, count: number) {
  return { garden, events: eventsAfter(await begin(store, garden), count) };
}

export async function appending(database: Database): Promise<readonly Figure[]> {
  const store = new PostgresEventStore(database);
  const perSecond = async (count: number, work: () => Promise<unknown>) =>
    (count * 1_000) / (await elapsedMs(work));
  const alone = await prepared(store, 'alone', SINGLE);
  const leased = await prepared(store, 'leased', SINGLE);
  const lease = await acquireLease(database, { garden: 'leased', holder: 'bench' });
  const names = Array.from({ length: GARDENS }, (_, i) => `side by side ${i}`);
  const many = await Promise.all(names.map((name) => prepared(store, name, SINGLE / 2)));
  const grouped = await prepared(store, 'grouped', GROUP * GROUPS);
  const one = await perSecond(SINGLE, () => appendAll({ store, ...alone, group: 1 }));
  const under = store.under(lease);
  const fenced = await perSecond(SINGLE, () => appendAll({ store: under, ...leased, group: 1 }));
  await lease.release();
  const together = await perSecond((GARDENS * SINGLE) / 2, () =>
    Promise.all(many.map((each) => appendAll({ store, ...each, group: 1 }))),
  );
  const groups = await perSecond(GROUP * GROUPS, () =>
    appendAll({ store, ...grouped, group: GROUP }),
  );
  return [
    { name: 'appends of one event, one after another', value: one, unit: '/s' },
    { name: 'the same under a lease', value: fenced, unit: '/s' },
    { name: `the same in ${GARDENS} gardens at once`, value: together, unit: '/s' },
    { name: `events in groups of ${GROUP}`, value: groups, unit: '/s' },
  ];
}
