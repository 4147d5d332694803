// Where people are drawn: side by side in their place, or on their way between two.
import { type WatchView, whereAt } from '@hakoniwa/protocol';
import type { MapLayout } from './layout.ts';

export interface DrawnSpot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly isWalking: boolean;
}

/** The spot of everyone at a moment of world time. */
export function spotsAt(
  { people, places }: Pick<WatchView, 'people' | 'places'>,
  { layout, now }: { readonly layout: MapLayout; readonly now: number },
): DrawnSpot[] {
  const spots: DrawnSpot[] = [];
  const standing = new Map<string, string[]>();
  for (const id of Object.keys(people)) {
    const person = people[id];
    if (!person) continue;
    const { place, toward, share } = whereAt(person, { places, now });
    const from = centre(layout, place);
    const to = toward === undefined ? undefined : centre(layout, toward);
    if (from && to) spots.push({ id, ...between(from, to, share, wiggle(id)), isWalking: true });
    else standing.set(place, [...(standing.get(place) ?? []), id]);
  }
  for (const [place, ids] of standing) spots.push(...sideBySide(layout, place, ids));
  return spots;
}

function sideBySide(layout: MapLayout, place: string, ids: readonly string[]): DrawnSpot[] {
  const box = layout.boxes.get(place);
  if (!box) return [];
  const columns = Math.max(1, Math.min(ids.length, Math.floor(box.width / 34)));
  const rows = Math.ceil(ids.length / columns);
  const [stepX, stepY] = [box.width / (columns + 1), Math.min(30, box.height / (rows + 1))];
  return ids.map((id, index) => ({
    id,
    x: box.x + stepX * ((index % columns) + 1),
    y: box.y + box.height * 0.6 + stepY * (Math.floor(index / columns) - (rows - 1) / 2),
    isWalking: false,
  }));
}

function between(from: Readonly<Point>, to: Readonly<Point>, share: number, side: number): Point {
  return {
    x: from.x + (to.x - from.x) * share + side * 7,
    y: from.y + (to.y - from.y) * share + side * 5,
  };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function centre(layout: MapLayout, place: string): Point | undefined {
  const box = layout.boxes.get(place);
  return box && { x: box.x + box.width / 2, y: box.y + box.height * 0.62 };
}

/** From -1 to 1, always the same for the same person: two on one way do not walk as one. */
function wiggle(id: string): number {
  let sum = 0;
  for (const letter of id) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return (sum / 997) * 2 - 1;
}
