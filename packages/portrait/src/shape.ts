// A drawing is a list of shapes on a square of 96: outlines as SVG paths, painted by what they are.

/** What a shape is painted as; a look says which colour that is. */
export type PaintSlot =
  | 'skin'
  | 'skinShade'
  | 'hair'
  | 'hairShade'
  | 'cloth'
  | 'clothShade'
  | 'trim'
  | 'ink'
  | 'white'
  | 'blush'
  | 'flush'
  | 'lip'
  | 'metal'
  | 'backdrop';

/** One outline, filled, drawn, or both. */
export interface Stroke {
  readonly d: string;
  readonly fill?: PaintSlot;
  readonly line?: PaintSlot;
  /** How thick it is drawn. */
  readonly width?: number;
}

/** A shape in its final colours, for a page, a picture or a canvas. */
export interface Shape {
  readonly d: string;
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
}

/** The side of the square all portraits are drawn on. */
export const SIDE = 96;

type Spot = readonly [x: number, y: number];

/** A circle as a path. */
export function circle(at: Spot, r: number): string {
  return ellipse(at, { rx: r, ry: r });
}

export function ellipse(
  [x, y]: Spot,
  { rx, ry }: { readonly rx: number; readonly ry: number },
): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`;
}

/** The same path on the other side of the face; made of absolute M, L, C, Q and Z alone. */
export function mirrored(d: string): string {
  const isX = (at: number) => at % 2 === 1;
  let at = 0;
  return d.replace(/\d[\d.]*/g, (number) => {
    at += 1;
    return isX(at) ? `${SIDE - Number(number)}` : number;
  });
}

/** A path and its mirror image, as one outline. */
export function bothSides(d: string): string {
  return `${d}${mirrored(d)}`;
}
