// What part of the map is seen: moved by dragging, brought nearer by the wheel, two fingers or buttons.
import type { Size } from './size.ts';

export interface Camera {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Farther than this, small words cannot be read. */
const FAR = 0.62;
const NEAREST = 3;
const FARTHEST = 0.08;

/** The whole map in a window, with a little air around it. */
export function fitted(map: Size, window: Size): Camera {
  const scale = clampScale(Math.min(window.width / map.width, window.height / map.height, 1.6));
  return {
    scale,
    x: (window.width - map.width * scale) / 2,
    y: (window.height - map.height * scale) / 2,
  };
}

interface Zoom {
  readonly factor: number;
  /** The point of the window that stays where it is. */
  readonly at: { readonly x: number; readonly y: number };
  /** The whole map, beyond which there is nothing to see. */
  readonly whole: Camera;
}

/** Nearer or farther by a factor, never farther than the whole map. */
export function zoomed(camera: Camera, { factor, at, whole }: Zoom): Camera {
  const scale = clampScale(camera.scale * factor);
  if (scale <= whole.scale) return whole;
  const share = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share };
}

/** Moved over the map, whose edge never passes the middle of the window. */
export function dragged(
  { x, y, scale }: Camera,
  { dx, dy, map, window }: { dx: number; dy: number; map: Size; window: Size },
): Camera {
  const along = (to: number, length: number, seen: number) =>
    Math.min(seen / 2, Math.max(seen / 2 - length * scale, to));
  return {
    scale,
    x: along(x + dx, map.width, window.width),
    y: along(y + dy, map.height, window.height),
  };
}

function clampScale(scale: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, scale));
}

export function isFarAway({ scale }: Camera): boolean {
  return scale < FAR;
}
