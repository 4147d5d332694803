// Begins to watch a garden: from the beginning, or from where a viewer that comes back had got to.

import type { WatchedHappening } from '@hakoniwa/protocol';
import { TOLD_KEPT } from '@hakoniwa/protocol';
import type { SealedEvent } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { seesAll } from './contents.ts';
import { toldOf } from './told.ts';
import { touchedPeople } from './touched.ts';
import { Viewer, type Watching } from './viewer.ts';

/** Sends the view, or what was missed since a point, and from then on what changes. */
export async function watch(watching: Watching): Promise<Viewer> {
  const { garden } = watching;
  for (;;) {
    const { head } = garden;
    const first = await readFirst(watching);
    // What was committed meanwhile is read too: the first message must be of one point.
    if (garden.head.seq === head.seq && garden.head.branch === head.branch)
      return new Viewer(watching, first);
  }
}

async function readFirst(
  watching: Watching,
): Promise<{ told: readonly WatchedHappening[]; touched?: ReadonlySet<string> }> {
  const { garden, store, since, audience } = watching;
  const { branch, seq } = garden.head;
  if (!store) return { told: [] };
  const missed = seq - (since?.seq ?? 0);
  const canCatchUp =
    since?.branch === branch && missed >= 0 && missed <= limits.catchUpEvents && seesAll(audience);
  const from = canCatchUp ? since.seq : Math.max(0, seq - limits.toldFromEvents);
  const told: WatchedHappening[] = [];
  const touched = new Set<string>();
  let isPlain = true;
  for await (const event of eventsSince(watching, from)) {
    told.push(
      ...toldOf({ ...watching, isAll: watching.isTellingAll }, { world: garden.world, event }),
    );
    for (const id of touchedPeople(event)) touched.add(id);
    isPlain &&= !event.patch.some(({ path }) => /^\/(places|props)\//.test(path));
  }
  return { told: told.slice(-TOLD_KEPT), ...(canCatchUp && isPlain ? { touched } : {}) };
}

async function* eventsSince(
  { garden, store }: Watching,
  from: number,
): AsyncGenerator<SealedEvent> {
  const { branch, seq } = garden.head;
  if (store && from < seq)
    yield* store.read({ garden: garden.name, branch, fromSeq: from + 1, toSeq: seq });
}
