// Moves what lies on top of each other apart, so that every name on the sheet can be read.
import type { NodeSpot, SheetSize } from './sheets.ts';

/** What a spot takes up around it: its circle and the name below. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

const ROUNDS = 200;
/** A little air between two names. */
const AIR = 4;

/** The spots with elbow room, inside the sheet; in the same order. */
export function apart(
  spots: readonly NodeSpot[],
  { rooms, sheet }: { readonly rooms: readonly Room[]; readonly sheet: SheetSize },
): readonly NodeSpot[] {
  const moved = spots.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < ROUNDS; round++) {
    const isDone = !pushOnce(moved, rooms);
    moved.forEach((spot, i) => {
      keepInside(spot, rooms[i], sheet);
    });
    if (isDone) break;
  }
  return moved;
}

interface Moved {
  x: number;
  y: number;
}

/** Whether anything lay on anything. */
function pushOnce(spots: readonly Moved[], rooms: readonly Room[]): boolean {
  let isCrowded = false;
  spots.forEach((a, i) => {
    spots.slice(i + 1).forEach((b, k) => {
      const [one, other] = [rooms[i], rooms[i + 1 + k]];
      if (!one || !other) return;
      const across = (one.width + other.width) / 2 + AIR - Math.abs(b.x - a.x);
      const down = (one.height + other.height) / 2 + AIR - Math.abs(b.y - a.y);
      if (across <= 0 || down <= 0) return;
      isCrowded = true;
      // The shorter way out, half of it each.
      if (across < down) shift(a, b, { axis: 'x', by: across / 2 });
      else shift(a, b, { axis: 'y', by: down / 2 });
    });
  });
  return isCrowded;
}

function shift(a: Moved, b: Moved, { axis, by }: { axis: 'x' | 'y'; by: number }): void {
  const way = b[axis] >= a[axis] ? 1 : -1;
  a[axis] -= way * by;
  b[axis] += way * by;
}

function keepInside(spot: Moved, room: Room | undefined, sheet: SheetSize): void {
  const [half, high] = [(room?.width ?? 0) / 2 + AIR, (room?.height ?? 0) / 2 + AIR];
  spot.x = Math.min(sheet.width - half, Math.max(half, spot.x));
  spot.y = Math.min(sheet.height - high, Math.max(high, spot.y));
}
