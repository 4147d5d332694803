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

/** Nearer or farther by a factor, with one point of the window staying where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { readonly x: number; readonly y: number },
): Camera {
  const scale = clampScale(camera.scale * factor);
  const share = scale / camera.scale;
  return { scale, x: at.x - (at.x - camera.x) * share, y: at.y - (at.y - camera.y) * share };
}

function clampScale(scale: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, scale));
}

export function isFarAway({ scale }: Camera): boolean {
  return scale < FAR;
}
