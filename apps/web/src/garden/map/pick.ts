// What lies under a point of the map: a person first, then a thing, then a place.
import type { WatchView } from '@hakoniwa/protocol';
import type { Box, MapLayout } from './layout.ts';
import { propSpots } from './prop-spots.ts';
import type { DrawnSpot } from './where-drawn.ts';

export interface Picked {
  readonly kind: 'person' | 'prop' | 'place';
  readonly id: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Shown {
  readonly view: Pick<WatchView, 'props'>;
  readonly layout: MapLayout;
  readonly spots: readonly DrawnSpot[];
  /** How far from their middle a person is still touched. */
  readonly reach: number;
  /** Whether the map is seen from afar. */
  readonly isFar: boolean;
}

export function pickAt(
  point: Point,
  { view, layout, spots, reach, isFar }: Shown,
): Picked | undefined {
  const person = nearest(point, spots, reach);
  if (person) return { kind: 'person', id: person };
  const things = propSpots({ props: view.props, layout, isFar });
  const prop = nearest(point, things, Math.max(...things.map(({ size }) => size)) * 0.9);
  if (prop) return { kind: 'prop', id: prop };
  for (const [id, box] of layout.boxes) if (isInside(point, box)) return { kind: 'place', id };
  return undefined;
}

function nearest(
  point: Point,
  spots: readonly (Point & { readonly id: string })[],
  reach: number,
): string | undefined {
  let best: { id: string; away: number } | undefined;
  for (const { id, x, y } of spots) {
    const away = Math.hypot(x - point.x, y - point.y);
    if (away <= reach && away < (best?.away ?? Number.POSITIVE_INFINITY)) best = { id, away };
  }
  return best?.id;
}

function isInside({ x, y }: Point, box: Box): boolean {
  return x >= box.x && x < box.x + box.width && y >= box.y && y < box.y + box.height;
}
