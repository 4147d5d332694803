// Places the nodes of a graph on a sheet: kinds on rings at first, then springs and elbow room; always the same for the same graph.
import { apart, type Room } from './apart.ts';
import type { Ties } from './fold-events.ts';
import { LOOKS, shownKindOf } from './kinds.ts';
import { GRAPH_SHEETS, type NodeSpot, type SheetSize } from './sheets.ts';
import { nameWidth, shortName } from './short-name.ts';

const MARGIN = 60;
const ROUNDS = 160;
const MOST_SCALE = 1.8;
/** The golden angle spreads any number of nodes evenly. */
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

/** Where each node stands, by its id. */
export function layOut(
  { nodes, edges }: Ties,
  sheet: SheetSize = GRAPH_SHEETS.wide,
): ReadonlyMap<string, NodeSpot> {
  const centre = { x: sheet.width / 2, y: sheet.height / 2 };
  const index = new Map(nodes.map(({ id }, i) => [id, i]));
  const x = nodes.map((_, i) => centre.x + 26 * Math.sqrt(i) * Math.cos(i * GOLDEN));
  const y = nodes.map((_, i) => centre.y + 26 * Math.sqrt(i) * Math.sin(i * GOLDEN));
  const springs = edges.flatMap(({ from, to }) => {
    const [a, b] = [index.get(from), index.get(to)];
    return a === undefined || b === undefined || a === b ? [] : [[a, b] as const];
  });
  const room = Math.sqrt((sheet.width * sheet.height) / Math.max(1, nodes.length)) * 0.62;
  for (let round = 0; round < ROUNDS; round++) {
    const heat = 40 * (1 - round / ROUNDS);
    move({ x, y, springs, room, heat, centre });
  }
  const across = fitted(x, sheet.width);
  const down = fitted(y, sheet.height);
  const drawn = nodes.map((_, i) => ({ x: at(across, i), y: at(down, i) }));
  const spots = apart(drawn, { rooms: nodes.map((node) => roomOf(node, sheet)), sheet });
  return new Map(nodes.map(({ id }, i) => [id, spots[i] ?? centre]));
}

function roomOf({ name, label }: Ties['nodes'][number], sheet: SheetSize): Room {
  const { radius } = LOOKS[shownKindOf(label)];
  const letters = nameWidth(shortName(name, sheet.nameLength));
  return {
    width: Math.max(2 * radius, letters * sheet.textSize),
    height: 2 * (radius + sheet.textSize),
  };
}

interface Moving {
  readonly x: number[];
  readonly y: number[];
  readonly springs: readonly (readonly [number, number])[];
  readonly room: number;
  /** How far a node may go in this round. */
  readonly heat: number;
  /** Where everything is drawn to. */
  readonly centre: NodeSpot;
}

function move({ x, y, springs, room, heat, centre }: Moving): void {
  const dx = x.map((at) => (centre.x - at) * 0.02);
  const dy = y.map((at) => (centre.y - at) * 0.035);
  const push = (a: number, b: number, strength: (distance: number) => number) => {
    const wide = at(x, b) - at(x, a);
    const high = at(y, b) - at(y, a);
    const distance = Math.max(1, Math.hypot(wide, high));
    const by = strength(distance) / distance;
    dx[a] = at(dx, a) + wide * by;
    dy[a] = at(dy, a) + high * by;
    dx[b] = at(dx, b) - wide * by;
    dy[b] = at(dy, b) - high * by;
  };
  for (let a = 0; a < x.length; a++)
    for (let b = a + 1; b < x.length; b++) push(a, b, (far) => -(room * room) / far / 2);
  for (const [a, b] of springs) push(a, b, (far) => (far * far) / room / 4);
  for (let i = 0; i < x.length; i++) {
    const far = Math.max(1, Math.hypot(at(dx, i), at(dy, i)));
    const by = Math.min(far, heat) / far;
    x[i] = at(x, i) + at(dx, i) * by;
    y[i] = at(y, i) + at(dy, i) * by;
  }
}

const at = (values: readonly number[], i: number) => values[i] ?? 0;

/** Stretched or shrunk to the sheet, but a small graph not beyond measure. */
function fitted(values: readonly number[], size: number): number[] {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const scale = Math.min(MOST_SCALE, (size - 2 * MARGIN) / Math.max(1, most - least));
  return values.map((value) => size / 2 + (value - (least + most) / 2) * scale);
}
