// Begins to watch a garden: from the beginning, or from where a viewer that comes back had got to.

import { SCENE_EVENTS_KEPT, TOLD_KEPT, type WatchedHappening } from '@hakoniwa/protocol';
import type { SealedEvent } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { seesAll } from './contents.ts';
import { STORY_EVENTS } from './story-of.ts';
import { toldOf } from './told.ts';
import { touchedPeople } from './touched.ts';
import { Viewer, type ViewerStart, type Watching } from './viewer.ts';

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

async function readFirst(watching: Watching): Promise<ViewerStart> {
  const { garden, store, since, audience } = watching;
  const { branch, seq } = garden.head;
  if (!store) return { told: [] };
  const isNear = (most: number) =>
    since?.branch === branch && seq >= since.seq && seq - since.seq <= most;
  const canCatchUp = isNear(limits.catchUpEvents) && seesAll(audience);
  const from = since && canCatchUp ? since.seq : Math.max(0, seq - limits.toldFromEvents);
  const told: WatchedHappening[] = [];
  const touched = new Set<string>();
  const last: SealedEvent[] = [];
  let isPlain = true;
  for await (const event of eventsSince(watching, Math.min(from, seq - STORY_EVENTS))) {
    if (event.seq > seq - MOST_READ) last.push(event);
    if (event.seq <= from) continue;
    told.push(
      ...toldOf({ ...watching, isAll: watching.isTellingAll }, { world: garden.world, event }),
    );
    for (const id of touchedPeople(event)) touched.add(id);
    isPlain &&= !event.patch.some(({ path }) => /^\/(places|props)\//.test(path));
  }
  return {
    told: told.slice(-TOLD_KEPT),
    last,
    ...(canCatchUp && isPlain ? { touched } : {}),
    ...(since && isNear(SCENE_EVENTS_KEPT) ? { from: since.seq } : {}),
  };
}

/** Events at the end of a log that a reader of a scene may need. */
const MOST_READ = Math.max(STORY_EVENTS, SCENE_EVENTS_KEPT);

async function* eventsSince(
  { garden, store }: Watching,
  from: number,
): AsyncGenerator<SealedEvent> {
  const { branch, seq } = garden.head;
  const fromSeq = Math.max(0, from) + 1;
  if (store && fromSeq <= seq)
    yield* store.read({ garden: garden.name, branch, fromSeq, toSeq: seq });
}
