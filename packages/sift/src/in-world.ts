// The sifter's memory in a world: half-told stories by pattern, and the stories told to their end.
import { type Json, listDelta, type Operation, pointer, type World } from '@hakoniwa/stage';
import type { Roles } from './fit.ts';
import { limits } from './limits.ts';
import { inWorldTime, type KeptBuckets, SIFT_SYSTEM, turnOf01 } from './of-01.ts';
import type { Sifter } from './sift.ts';
import type { PatternBuckets, SiftPartial, SiftState } from './state.ts';

const STORIES_SYSTEM = 'stories';
const partialsId = (pattern: string): string => `${SIFT_SYSTEM} ${pattern}`;

/** A story told to its end, as the chronicle keeps it. */
export interface ToldStory {
  readonly pattern: string;
  readonly kind: string;
  readonly roles: Roles;
  /** The events that tell it, by seq. */
  readonly events: readonly number[];
  /** The moment of its last event, and who was there. */
  readonly at: number;
  readonly witnesses: readonly string[];
  /** In the language of the world. */
  readonly text: string;
}

/** What the sifter remembers in this world. */
export function siftStateIn(world: World, { patterns }: Sifter): SiftState {
  const { now } = world.clock;
  const found: Record<string, PatternBuckets> = {};
  for (const { id } of patterns) {
    const kept = world.systems.get(partialsId(id));
    if (kept !== undefined)
      found[id] = inWorldTime(kept as unknown as KeptBuckets, { now, turn: turnOf01(world) });
  }
  return { at: now, patterns: found };
}

/** Stories told to their end, oldest first; the last of many. */
export function storiesIn(world: World): readonly ToldStory[] {
  const kept = world.systems.get(STORIES_SYSTEM);
  return Array.isArray(kept) ? (kept as unknown as readonly ToldStory[]) : [];
}

/** What changes from one memory to the next, told as operations on the world. */
export function siftPatch(
  world: World,
  { before, after }: { readonly before: SiftState; readonly after: SiftState },
): Operation[] {
  if (turnOf01(world) !== undefined) return [...rewritten(world, after), ...countRemoved];
  if (before.patterns === after.patterns) return [];
  return Object.entries(after.patterns).flatMap(([id, buckets]) =>
    bucketsPatch(id, before.patterns[id], buckets),
  );
}

/** A world that still counts turns gets its whole memory in world time, once. */
function rewritten(world: World, { patterns }: SiftState): Operation[] {
  return Object.entries(patterns).flatMap(([id, buckets]): Operation[] => {
    const path = pointer('systems', partialsId(id));
    if (Object.keys(buckets).length > 0)
      return [{ op: 'add', path, value: buckets as unknown as Json }];
    return world.systems.get(partialsId(id)) === undefined ? [] : [{ op: 'remove', path }];
  });
}

const countRemoved: readonly Operation[] = [
  { op: 'remove', path: pointer('systems', SIFT_SYSTEM) },
];

function bucketsPatch(
  id: string,
  before: PatternBuckets | undefined,
  after: PatternBuckets,
): Operation[] {
  if (before === after) return [];
  const path = pointer('systems', partialsId(id));
  const names = Object.keys(after);
  if (names.length === 0) return before ? [{ op: 'remove', path }] : [];
  if (!before) return [{ op: 'add', path, value: after as unknown as Json }];
  const gone = Object.keys(before).filter((name) => !Object.hasOwn(after, name));
  const changed = names.filter((name) => after[name] !== before[name]);
  return [
    ...gone.map((name) => ({
      op: 'remove' as const,
      path: pointer('systems', partialsId(id), name),
    })),
    ...changed.flatMap((name) =>
      bucketPatch(['systems', partialsId(id), name], before[name], after),
    ),
  ];
}

function bucketPatch(
  at: readonly [string, string, string],
  before: readonly SiftPartial[] | undefined,
  buckets: PatternBuckets,
): Operation[] {
  const after = buckets[at[2]] ?? [];
  if (before) return listDelta({ at, before, after });
  return [{ op: 'add', path: pointer(...at), value: after as unknown as Json }];
}

/** Writes stories into the chronicle; the oldest make room. */
export function storiesPatch(world: World, told: readonly ToldStory[]): Operation[] {
  if (told.length === 0) return [];
  const before = storiesIn(world);
  const after = [...before, ...told].slice(-limits.storiesKept);
  if (before.length > 0) return listDelta({ at: ['systems', STORIES_SYSTEM], before, after });
  const path = pointer('systems', STORIES_SYSTEM);
  return [{ op: 'add', path, value: after as unknown as Json }];
}

/** The stories that an event brought to their end, read from the event alone. */
export function storiesToldBy(event: {
  readonly seq: number;
  readonly patch: readonly Operation[];
}): readonly ToldStory[] {
  const path = pointer('systems', STORIES_SYSTEM);
  // The whole chronicle where it begins, and in every event of 0.1; else the stories that came behind.
  const written = event.patch.flatMap((one) => {
    if (!('value' in one)) return [];
    if (one.path === path) return Array.isArray(one.value) ? one.value : [];
    return one.path.startsWith(`${path}/`) ? [one.value] : [];
  });
  const all = written as unknown as readonly ToldStory[];
  return all.filter(({ events }) => events.at(-1) === event.seq);
}
