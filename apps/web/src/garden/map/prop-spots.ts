// Where things are drawn: along the upper edge of their place; what is held or inside is not on the map.
import type { WatchView } from '@hakoniwa/protocol';
import type { Box, MapLayout } from './layout.ts';

interface PropSpot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** How large it is drawn. */
  readonly size: number;
}

type Look = Readonly<Record<'size' | 'step' | 'row' | 'top', number>>;

/** Rooms that are higher than this have things one can make out from afar. */
const LARGE_ROOM = 120;
const LARGE = { size: 24, step: 40, row: 34, top: 26 } as const;
const SMALL = { size: 14, step: 24, row: 20, top: 18 } as const;
/** Seen from afar, things of a small room are drawn larger, as people are. */
const FAR = { size: 22, step: 32, row: 28, top: 20 } as const;

interface Seen {
  readonly props: WatchView['props'];
  readonly layout: MapLayout;
  readonly isFar: boolean;
}

export function propSpots({ props, layout, isFar }: Seen): PropSpot[] {
  const byPlace = new Map<string, string[]>();
  for (const id of Object.keys(props).sort((a, b) => a.localeCompare(b))) {
    const place = props[id]?.place;
    if (place !== undefined) byPlace.set(place, [...(byPlace.get(place) ?? []), id]);
  }
  return [...byPlace].flatMap(([place, ids]) => {
    const box = layout.boxes.get(place);
    return box ? inRows(ids, box, box.height > LARGE_ROOM ? LARGE : isFar ? FAR : SMALL) : [];
  });
}

/** Few things stand apart along the wall; many fill row after row. */
function inRows(ids: readonly string[], box: Box, look: Look): PropSpot[] {
  const { size, step, row, top } = look;
  const perRow = Math.max(1, Math.floor((box.width - size) / step));
  const columns = Math.min(perRow, ids.length);
  const width = size === LARGE.size ? box.width / columns : step;
  const first = size === LARGE.size ? width / 2 : 20;
  return ids.map((id, index) => ({
    ...{ id, size },
    x: box.x + first + (index % columns) * width,
    y: box.y + top + Math.floor(index / columns) * row,
  }));
}
