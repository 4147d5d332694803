// Writes a garden through the port every store stands behind.
import type { EventStore } from '../event-store.ts';
import type { IncomingGarden } from './ports.ts';
import { RestoredSnapshots } from './restored-snapshots.ts';

/** Makes the garden with all its branches and events; the store decides whether they follow. */
export async function writeThrough(store: EventStore, incoming: IncomingGarden): Promise<void> {
  const { name: garden, sheet, genesis, events } = incoming;
  await store.create({ garden, genesis });
  const waiting = sheet.branches.slice(1);
  const forkUpTo = async (branch: string | undefined) => {
    const count =
      branch === undefined ? waiting.length : waiting.findIndex(({ id }) => id === branch) + 1;
    for (const { id, parent, undoes, createdAt } of waiting.splice(0, count))
      if (parent) await store.fork({ garden, id, parent, undoes, createdAt });
  };
  const snapshots = new RestoredSnapshots(incoming);
  for await (const group of events) {
    const [first] = group;
    if (!first) continue;
    await forkUpTo(first.branch);
    await store.append({ garden, branch: first.branch, expectedSeq: first.seq - 1, events: group });
    for (const snapshot of snapshots.take(group)) await store.saveSnapshot({ garden, snapshot });
  }
  await forkUpTo(undefined);
  await store.moveHead({ garden, branch: sheet.head });
}
