// The quickest way from one place to another along exits, and how long it takes.
import { type Character, isLockedFor, type Place, type World } from '@hakoniwa/stage';
import { limits } from '../limits.ts';
import { outAndIn } from './stems.ts';
import { townMapOf } from './town-map.ts';

type Exit = Place['exits'][number];

export interface Way {
  readonly path: readonly string[];
  readonly minutes: number;
}

/** The quickest way; undefined when there is none. Doors locked to the walker are no way. */
export function wayTo(
  world: World,
  { walker, to }: { readonly walker: Character; readonly to: string },
): Way | undefined {
  const [out, into] = outAndIn(townMapOf(world).stems, { from: walker.place, to });
  const inward = into.reverse();
  const between = wayBetween(world, walker, { from: out.pop() ?? to, to: inward.shift() ?? to });
  if (!between) return undefined;
  const path = [...out, ...between.path, ...inward];
  const before = minutesAlong({ world, walker }, path.slice(0, out.length + 1));
  const after = minutesAlong({ world, walker }, path.slice(path.length - inward.length - 1));
  if (before === undefined || after === undefined) return undefined;
  return { path, minutes: before + between.minutes + after };
}

const known = new WeakMap<World['places'], Map<string, Way | undefined>>();

interface Ends {
  readonly from: string;
  readonly to: string;
}

/** The quickest way between two places that are no dead ends; remembered where no door may be locked. */
function wayBetween(world: World, walker: Character, ends: Ends): Way | undefined {
  const { from, to } = ends;
  if (from === to) return { path: [from], minutes: 0 };
  if (townMapOf(world).hasDoors) return search(world, walker, ends);
  const ways = known.get(world.places) ?? new Map<string, Way | undefined>();
  known.set(world.places, ways);
  const key = `${from}>${to}`;
  if (ways.has(key)) return ways.get(key);
  if (ways.size >= limits.pathsKept) ways.clear();
  const way = search(world, walker, ends);
  ways.set(key, way);
  return way;
}

interface Going {
  readonly world: World;
  readonly walker: Character;
}

/** Minutes from place to place; undefined when one of the steps cannot be gone. */
function minutesAlong(going: Going, path: readonly string[]): number | undefined {
  let sum = 0;
  for (let i = 1; i < path.length; i++) {
    let quickest: number | undefined;
    for (const exit of going.world.places.get(path[i - 1] ?? '')?.exits ?? []) {
      if (exit.to !== path[i] || (quickest ?? exit.minutes + 1) <= exit.minutes) continue;
      if (isOpen(going, exit)) quickest = exit.minutes;
    }
    if (quickest === undefined) return undefined;
    sum += quickest;
  }
  return sum;
}

function isOpen({ world, walker }: Going, { via }: Exit): boolean {
  const door = via === undefined ? undefined : world.props.get(via);
  return !door || !isLockedFor(world, { character: walker, prop: door });
}

interface Reached {
  readonly id: string;
  readonly minutes: number;
  readonly before?: Reached | undefined;
}

/** Dijkstra's search with a small binary heap; dead ends are left out, and it ends at the goal. */
function search(world: World, walker: Character, { from, to }: Ends): Way | undefined {
  const { stems } = townMapOf(world);
  const heap: Reached[] = [{ id: from, minutes: 0 }];
  const done = new Set<string>();
  while (heap.length > 0) {
    const here = pop(heap);
    if (here.id === to) return wayOf(here);
    if (done.has(here.id)) continue;
    done.add(here.id);
    for (const exit of world.places.get(here.id)?.exits ?? []) {
      if (done.has(exit.to) || stems.has(exit.to) || !isOpen({ world, walker }, exit)) continue;
      push(heap, { id: exit.to, minutes: here.minutes + exit.minutes, before: here });
    }
  }
  return undefined;
}

function wayOf(end: Reached): Way {
  const path: string[] = [];
  for (let at: Reached | undefined = end; at; at = at.before) path.unshift(at.id);
  return { path, minutes: end.minutes };
}

function isNearer(a: Reached | undefined, b: Reached | undefined): boolean {
  if (!a || !b) return a !== undefined;
  return a.minutes < b.minutes || (a.minutes === b.minutes && a.id < b.id);
}

function push(heap: Reached[], item: Reached): void {
  let at = heap.push(item) - 1;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!isNearer(heap[at], heap[parent])) return;
    swap(heap, at, parent);
    at = parent;
  }
}

function pop(heap: Reached[]): Reached {
  const first = heap[0] as Reached;
  const last = heap.pop() as Reached;
  if (heap.length > 0) heap[0] = last;
  let at = 0;
  for (;;) {
    const left = 2 * at + 1;
    const child = isNearer(heap[left + 1], heap[left]) ? left + 1 : left;
    if (!isNearer(heap[child], heap[at])) return first;
    swap(heap, at, child);
    at = child;
  }
}

function swap(heap: Reached[], a: number, b: number): void {
  const kept = heap[a] as Reached;
  heap[a] = heap[b] as Reached;
  heap[b] = kept;
}
