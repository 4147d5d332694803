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

export interface MapLayout {
  readonly width: number;
  readonly height: number;
  readonly houses: readonly HouseBox[];
  /** The box of every place, room or hall. */
  readonly boxes: ReadonlyMap<string, Box>;
}

type Places = WatchView['places'];
type Rows = readonly (readonly HouseBox[])[];

const ROOM = { width: 104, height: 66 } as const;
const HALL = { width: 208, height: 72 } as const;
/** A house without rooms is all hall, and a world of few houses has large ones. */
const LARGE_HALL = { width: 264, height: 168 } as const;
const FEW = 6;
const TITLE = 28;
const PAD = 10;
const GAP = 30;
const PER_ROW = 3;
/** How much wider or narrower rows are tried; the one that wastes least is taken. */
const STRETCHES = [1, 0.7, 0.85, 1.2, 1.5, 2, 2.6] as const;

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

/** The map of a world for a window of some shape; the same places always give the same map. */
export function mapLayoutOf(places: Places, aspect = 1.7): MapLayout {
  const ids = Object.keys(places).sort((a, b) => a.localeCompare(b));
  const tops = ids.filter((id) => !isRoom(places, id));
  const isSmall = tops.length <= FEW && tops.length === ids.length;
  const hall = isSmall ? LARGE_HALL : HALL;
  const sized = tops.map((id) => houseOf(places, id, { ids, hall }));
  const area = sized.reduce((sum, one) => sum + (one.width + GAP) * (one.height + GAP), 0);
  const tries = STRETCHES.map((stretch) => rowsOf(sized, Math.sqrt(area * aspect) * stretch));
  const looseness = (rows: Rows) => Math.max(widthOfAll(rows) / aspect, heightOfAll(rows));
  const [first, ...others] = tries;
  const rows = others.reduce(
    (best, one) => (looseness(one) < looseness(best) ? one : best),
    first ?? [],
  );
  return placed(rows, aspect);
}

/** Puts rows one below the other, in the middle of ground that has the shape of the window. */
function placed(rows: Rows, aspect: number): MapLayout {
  const [inner, outer] = [widthOfAll(rows), heightOfAll(rows)];
  const width = Math.max(inner, outer * aspect);
  const height = Math.max(outer, inner / aspect);
  const houses: HouseBox[] = [];
  let y = GAP + (height - outer) / 2;
  for (const row of rows) {
    let x = (width - widthOf(row)) / 2;
    const tallest = heightOf(row);
    for (const house of row) {
      houses.push(moved(house, x, y + (tallest - house.height) / 2));
      x += house.width + GAP;
    }
    y += tallest + GAP;
  }
  return { width, height, houses, boxes: boxesOf(houses) };
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

/** Rows of houses: the quarters from north to south, then every other zone, none wider than wanted. */
function rowsOf(houses: readonly HouseBox[], target: number): Rows {
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

function brokenAt(band: readonly HouseBox[], target: number): Rows {
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

function heightOf(row: readonly HouseBox[]): number {
  return Math.max(...row.map(({ height }) => height));
}

function widthOfAll(rows: Rows): number {
  return Math.max(...rows.map(widthOf), ROOM.width) + GAP * 2;
}

function heightOfAll(rows: Rows): number {
  return rows.reduce((sum, row) => sum + heightOf(row) + GAP, GAP);
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
