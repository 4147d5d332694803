// The queue of next moments: kept in the world, one short sorted list per minute.
import {
  HOUR_MS,
  type Json,
  MINUTE_MS,
  type Operation,
  pointer,
  type World,
} from '@hakoniwa/stage';
import { limits } from '../limits.ts';

/** A moment at which somebody must be looked at. */
export interface Due {
  readonly moment: number;
  readonly id: string;
}

/** Digits of a moment in a list: enough for three thousand years. */
const DIGITS = 14;

/** The first moment not after `to`, but for those passed over; minutes are looked through in order. */
export function nextDue(
  world: World,
  to: number,
  passedOver: ReadonlySet<string> = NOBODY,
): Due | undefined {
  const first = Math.floor(world.clock.now / MINUTE_MS);
  const horizon = world.clock.now + limits.wakeHours * HOUR_MS + HOUR_MS;
  const last = Math.floor(Math.min(to, horizon) / MINUTE_MS);
  for (let minute = first; minute <= last; minute++) {
    for (const entry of listAt(world, minute) ?? []) {
      const due = dueOf(entry);
      if (due.moment > to) return undefined;
      if (!passedOver.has(due.id)) return due;
    }
  }
  return undefined;
}

const NOBODY: ReadonlySet<string> = new Set();

/** The operations that put one moment in the place of another. */
export function requeued(
  world: World,
  id: string,
  change: { from?: number; to?: number },
): Operation[] {
  const { from, to } = change;
  if (from === to) return [];
  const left = from === undefined ? [] : taken(world, { moment: from, id });
  return to === undefined ? left : [...left, ...put(world, { moment: to, id }, from)];
}

/** The lists with many first moments added at once. */
export function firstLists(world: World, dues: readonly Due[]): Operation[] {
  const lists = new Map<number, string[]>();
  for (const due of dues) {
    const minute = Math.floor(due.moment / MINUTE_MS);
    const list = lists.get(minute) ?? [...(listAt(world, minute) ?? [])];
    list.push(entryOf(due));
    lists.set(minute, list);
  }
  return [...lists].map(([minute, list]) => added(minute, list.sort()));
}

function taken(world: World, due: Due): Operation[] {
  const minute = Math.floor(due.moment / MINUTE_MS);
  const list = listAt(world, minute) ?? [];
  const index = placeIn(list, entryOf(due));
  if (list[index] !== entryOf(due)) return [];
  const path =
    list.length === 1
      ? pointer('systems', keyOf(minute))
      : pointer('systems', keyOf(minute), index);
  return [{ op: 'remove', path }];
}

/** `gone` was taken off just before: its list is one shorter, or no more. */
function put(world: World, due: Due, gone: number | undefined): Operation[] {
  const minute = Math.floor(due.moment / MINUTE_MS);
  const entry = entryOf(due);
  const left = gone === undefined ? '' : entryOf({ moment: gone, id: due.id });
  const list = (listAt(world, minute) ?? []).filter((one) => one !== left);
  if (list.length === 0) return [added(minute, [entry])];
  return [
    { op: 'add', path: pointer('systems', keyOf(minute), placeIn(list, entry)), value: entry },
  ];
}

function added(minute: number, list: readonly string[]): Operation {
  return { op: 'add', path: pointer('systems', keyOf(minute)), value: list as Json };
}

function listAt(world: World, minute: number): readonly string[] | undefined {
  return world.systems.get(keyOf(minute)) as readonly string[] | undefined;
}

function keyOf(minute: number): string {
  return `life-at:${minute}`;
}

function entryOf({ moment, id }: Due): string {
  return `${String(moment).padStart(DIGITS, '0')} ${id}`;
}

function dueOf(entry: string): Due {
  return { moment: Number(entry.slice(0, DIGITS)), id: entry.slice(DIGITS + 1) };
}

/** Where an entry stands in a sorted list, or would. */
function placeIn(list: readonly string[], entry: string): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list[middle] ?? '') < entry) low = middle + 1;
    else high = middle;
  }
  return low;
}
