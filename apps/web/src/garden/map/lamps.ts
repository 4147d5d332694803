// Lamps: after dark, light falls from wherever somebody is still up.
import { type WatchView, whereAt } from '@hakoniwa/protocol';
import type { Box, MapLayout } from './layout.ts';

const SLEEP = 'sleep';
const LAMP = '255, 200, 120';

/** The places where somebody is awake and not just passing by, in a fixed order. */
export function litPlaces(
  { people, places }: Pick<WatchView, 'people' | 'places'>,
  now: number,
): readonly string[] {
  const lit = new Set<string>();
  for (const person of Object.values(people)) {
    if (person.activity?.action === SLEEP) continue;
    const { place, toward } = whereAt(person, { places, now });
    if (toward === undefined) lit.add(place);
  }
  return [...lit].sort();
}

interface Dusk {
  readonly layout: MapLayout;
  readonly lit: readonly string[];
  /** What of the map is in sight. */
  readonly seen: Box;
  readonly colour: string;
  readonly alpha: number;
  /** From 0 by day to 1 at night. */
  readonly night: number;
}

/** Lays the light of the hour over the map, and leaves lit rooms out of it. */
export function paintLight(
  pen: CanvasRenderingContext2D,
  { layout, lit, seen, colour, alpha, night }: Dusk,
): void {
  const rooms = lit.flatMap((id) => layout.boxes.get(id) ?? []);
  pen.save();
  pen.globalCompositeOperation = 'multiply';
  pen.globalAlpha = alpha;
  pen.fillStyle = colour;
  pen.beginPath();
  pen.rect(seen.x, seen.y, seen.width, seen.height);
  for (const room of rooms) trace(pen, room);
  pen.fill('evenodd');
  pen.restore();
  for (const room of rooms) paintLamp(pen, room, night);
}

/** Warm inside, and a little of it on the grass outside. */
function paintLamp(pen: CanvasRenderingContext2D, room: Box, night: number): void {
  const [x, y] = [room.x + room.width / 2, room.y + room.height / 2];
  const reach = Math.max(room.width, room.height) * 0.72;
  const glow = pen.createRadialGradient(x, y, 0, x, y, reach);
  glow.addColorStop(0, `rgba(${LAMP}, ${0.42 * night})`);
  glow.addColorStop(0.6, `rgba(${LAMP}, ${0.16 * night})`);
  glow.addColorStop(1, `rgba(${LAMP}, 0)`);
  pen.fillStyle = glow;
  pen.fillRect(x - reach, y - reach, reach * 2, reach * 2);
}

function trace(pen: CanvasRenderingContext2D, { x, y, width, height }: Box): void {
  pen.roundRect(x + 3, y + 3, width - 6, height - 6, 8);
}
