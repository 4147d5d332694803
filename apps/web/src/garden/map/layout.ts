// Where places are drawn: houses with their rooms inside, in the quarter of the map their zone names.
import type { WatchView } from '@hakoniwa/protocol';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface HouseBox extends Box {
  readonly id: string;
  readonly name: string;
  /** Where people of the house itself stand; rooms have boxes of their own. */
  readonly hall: Box;
  readonly rooms: readonly (Box & { readonly id: string; readonly name: string })[];
  readonly zone: string;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly houses: readonly HouseBox[];
  /** The box of every place, room or hall. */
  readonly boxes: ReadonlyMap<string, Box>;
}

type Places = WatchView['places'];

export const ROOM = { width: 104, height: 66 } as const;
const HALL = { width: 208, height: 92 } as const;
/** A house without rooms is all hall, and a world of few houses has large ones. */
const LARGE_HALL = { width: 264, height: 168 } as const;
const FEW = 6;
const TITLE = 26;
const PAD = 10;
const GAP = 36;
const PER_ROW = 3;

/** Quarters by the words packs use for them; anything else follows below. */
const QUARTERS: Readonly<Record<string, number>> = {
  top: 0,
  north: 0,
  west: 1,
  centre: 1,
  center: 1,
  east: 1,
  south: 2,
  bottom: 2,
};
const COLUMNS: Readonly<Record<string, number>> = { west: 0, centre: 1, center: 1, east: 2 };

/** The map of a world; the same places always give the same map. */
export function layoutOf(places: Places, aspect = 1.7): Layout {
  const ids = Object.keys(places).sort((a, b) => a.localeCompare(b));
  const tops = ids.filter((id) => !isRoom(places, id));
  const large = tops.length <= FEW && tops.length === ids.length;
  const sized = tops.map((id) => houseOf(places, id, { ids, hall: large ? LARGE_HALL : HALL }));
  const rows = rowsOf(sized, aspect);
  const width = Math.max(...rows.map(widthOf), ROOM.width) + GAP * 2;
  const houses: HouseBox[] = [];
  let y = GAP;
  for (const row of rows) {
    let x = (width - widthOf(row)) / 2;
    const height = Math.max(...row.map((house) => house.height));
    for (const house of row) {
      houses.push(moved(house, x, y + (height - house.height) / 2));
      x += house.width + GAP;
    }
    y += height + GAP;
  }
  return { width, height: y, houses, boxes: boxesOf(houses) };
}

function isRoom(places: Places, id: string): boolean {
  const parent = places[id]?.parent;
  return parent !== undefined && parent in places && parent !== id;
}

/** The house a place belongs to, however deep its room lies. */
function houseIdOf(places: Places, id: string): string {
  let at = id;
  for (let depth = 0; depth < 8 && isRoom(places, at); depth += 1) at = places[at]?.parent ?? at;
  return at;
}

function houseOf(
  places: Places,
  id: string,
  { ids, hall: size }: { ids: readonly string[]; hall: Pick<Box, 'width' | 'height'> },
): HouseBox {
  const rooms = ids.filter((one) => one !== id && houseIdOf(places, one) === id);
  const columns = Math.min(PER_ROW, Math.max(1, rooms.length));
  const inner = Math.max(size.width, columns * ROOM.width);
  const roomRows = Math.ceil(rooms.length / PER_ROW);
  const width = inner + PAD * 2;
  const hall = { x: PAD, y: TITLE, width: inner, height: size.height };
  return {
    ...{ id, x: 0, y: 0, width, hall },
    name: places[id]?.name ?? id,
    zone: places[id]?.zone ?? '',
    height: TITLE + size.height + roomRows * ROOM.height + PAD,
    rooms: rooms.map((room, index) => ({
      id: room,
      name: places[room]?.name ?? room,
      x: PAD + (index % PER_ROW) * (inner / columns),
      y: TITLE + size.height + Math.floor(index / PER_ROW) * ROOM.height,
      width: inner / columns,
      height: ROOM.height,
    })),
  };
}

/** Rows of houses: the quarters from north to south, then every other zone, none much wider than the rest. */
function rowsOf(houses: readonly HouseBox[], aspect: number): readonly (readonly HouseBox[])[] {
  const area = houses.reduce((sum, one) => sum + (one.width + GAP) * (one.height + GAP), 0);
  const target = Math.sqrt(area * aspect);
  const orders = [...new Set(houses.map(orderOf))].sort((a, b) => a - b);
  return orders.flatMap((order) => {
    const band = houses
      .filter((house) => orderOf(house) === order)
      .sort((a, b) => (COLUMNS[a.zone] ?? 1) - (COLUMNS[b.zone] ?? 1));
    return brokenAt(band, target);
  });
}

function orderOf({ zone }: HouseBox): number {
  return QUARTERS[zone] ?? 3;
}

function brokenAt(band: readonly HouseBox[], target: number): readonly (readonly HouseBox[])[] {
  const rows: HouseBox[][] = [];
  for (const house of band) {
    const last = rows.at(-1);
    if (last && widthOf([...last, house]) <= target) last.push(house);
    else rows.push([house]);
  }
  return rows;
}

function widthOf(row: readonly HouseBox[]): number {
  return row.reduce((sum, { width }) => sum + width, 0) + Math.max(0, row.length - 1) * GAP;
}

function moved(house: HouseBox, x: number, y: number): HouseBox {
  const shift = <T extends Box>(box: T): T => ({ ...box, x: box.x + x, y: box.y + y });
  return { ...house, x, y, hall: shift(house.hall), rooms: house.rooms.map(shift) };
}

function boxesOf(houses: readonly HouseBox[]): ReadonlyMap<string, Box> {
  return new Map(
    houses.flatMap(({ id, hall, rooms }) => [
      [id, hall] as const,
      ...rooms.map((room) => [room.id, room] as const),
    ]),
  );
}
