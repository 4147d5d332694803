// Draws the ground of the map once: grass, paths, houses with their rooms and things.
import type { WatchView } from '@hakoniwa/protocol';
import { glyphOf } from './glyph-of.ts';
import type { Box, HouseBox, MapLayout } from './layout.ts';
import type { Palette } from './palette.ts';
import { plant } from './plant.ts';
import { propSpots } from './prop-spots.ts';

/** Pixels of the drawing per unit of the map: sharp when one comes near. */
const SHARPNESS = 2;
/** Browsers refuse larger drawings. */
const LARGEST = 8_192;
const FONT = '"Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", system-ui, sans-serif';

const GLYPH_FONT = '"Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji", sans-serif';
/** Halls that are higher than this are rooms by themselves. */
const RUG_FROM = 120;

interface Ground {
  readonly view: Pick<WatchView, 'places' | 'props'>;
  readonly layout: MapLayout;
  readonly palette: Palette;
  /** From afar only the names of houses are written, and large enough to read. */
  readonly isFar: boolean;
}

/** The drawing, and how many of its pixels are one unit of the map. */
export function drawGround(ground: Ground): { canvas: HTMLCanvasElement; scale: number } {
  const { layout } = ground;
  const scale = Math.min(SHARPNESS, LARGEST / Math.max(layout.width, layout.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(layout.width * scale);
  canvas.height = Math.ceil(layout.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) return { canvas, scale };
  pen.scale(scale, scale);
  drawGrass(pen, ground);
  drawPaths(pen, ground);
  for (const house of layout.houses) drawHouse(pen, house, ground);
  drawProps(pen, ground);
  plant(pen, ground);
  return { canvas, scale };
}

function drawGrass(pen: CanvasRenderingContext2D, { layout, palette }: Ground): void {
  const { width, height } = layout;
  pen.fillStyle = palette.grass;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = palette['grass-dark'];
  const tufts = Math.min(900, Math.round((width * height) / 2_600));
  for (let tuft = 0; tuft < tufts; tuft += 1) {
    // Scattered, but the same each time the map is drawn.
    const x = 16 + ((tuft * 7_919) % Math.max(1, width - 32));
    const y = 16 + ((tuft * 104_729) % Math.max(1, height - 32));
    pen.beginPath();
    pen.ellipse(x, y, 4 + (tuft % 3) * 2, 2 + (tuft % 2), 0, 0, Math.PI * 2);
    pen.fill();
  }
}

function drawPaths(pen: CanvasRenderingContext2D, { view, layout, palette }: Ground): void {
  pen.strokeStyle = palette.path;
  pen.lineCap = 'round';
  pen.lineWidth = 15;
  for (const { id } of layout.houses)
    for (const [to] of view.places[id]?.exits ?? []) {
      const [a, b] = [layout.boxes.get(id), layout.boxes.get(to)];
      if (!a || !b || to < id) continue;
      const [from, until] = [middle(a), middle(b)];
      pen.beginPath();
      pen.moveTo(from.x, from.y);
      const bend = (until.y - from.y) / 2;
      pen.bezierCurveTo(from.x, from.y + bend, until.x, until.y - bend, until.x, until.y);
      pen.stroke();
    }
}

function drawHouse(
  pen: CanvasRenderingContext2D,
  house: HouseBox,
  { palette, isFar }: Ground,
): void {
  pen.save();
  pen.shadowColor = 'rgba(40, 30, 10, 0.28)';
  pen.shadowBlur = 16;
  pen.shadowOffsetY = 6;
  fillBox(pen, house, { colour: palette.roof, radius: 14 });
  pen.restore();
  fillBox(pen, inset(house.hall, 3), { colour: palette.floor, radius: 9 });
  drawBoards(pen, inset(house.hall, 3), palette);
  drawRug(pen, house.hall, palette);
  for (const room of house.rooms) {
    fillBox(pen, inset(room, 3), { colour: palette.room, radius: 7 });
    outline(pen, inset(room, 3), palette);
    if (!isFar)
      write(pen, {
        text: signOf(room.name),
        box: room,
        size: 9,
        colour: palette.ink,
        y: room.y + 14,
      });
  }
  pen.strokeStyle = palette.line;
  pen.lineWidth = 1.4;
  pen.beginPath();
  pen.roundRect(house.x, house.y, house.width, house.height, 14);
  pen.stroke();
  const size = isFar ? 23 : 15;
  write(pen, {
    text: signOf(house.name),
    box: house,
    size,
    colour: palette.ink,
    y: house.y + (isFar ? 23 : 20),
  });
}

/** A name as it stands on a sign: “the kitchen” of a sentence is “Kitchen” over a door. */
function signOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function drawBoards(pen: CanvasRenderingContext2D, box: Box, palette: Palette): void {
  pen.save();
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 9);
  pen.clip();
  pen.strokeStyle = palette.line;
  pen.globalAlpha = 0.35;
  pen.lineWidth = 0.8;
  for (let y = box.y + 12; y < box.y + box.height; y += 12) {
    pen.beginPath();
    pen.moveTo(box.x, y);
    pen.lineTo(box.x + box.width, y);
    pen.stroke();
  }
  pen.restore();
}

function drawProps(pen: CanvasRenderingContext2D, { view, layout, isFar }: Ground): void {
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const { id, x, y, size } of propSpots({ props: view.props, layout, isFar })) {
    const prop = view.props[id];
    if (!prop) continue;
    pen.fillStyle = 'rgba(40, 30, 10, 0.16)';
    pen.beginPath();
    pen.ellipse(x, y + size * 0.52, size * 0.52, size * 0.16, 0, 0, Math.PI * 2);
    pen.fill();
    pen.fillStyle = '#2d2a22';
    pen.font = `${size}px ${GLYPH_FONT}`;
    pen.fillText(glyphOf(id, prop), x, y);
  }
  pen.textBaseline = 'alphabetic';
}

/** A rug in the middle of a large room, where people stand. */
function drawRug(pen: CanvasRenderingContext2D, hall: Box, palette: Palette): void {
  if (hall.height <= RUG_FROM) return;
  const [x, y] = [hall.x + hall.width / 2, hall.y + hall.height * 0.64];
  for (const [share, colour, alpha] of [
    [1, palette.leaf, 0.3],
    [0.86, palette['leaf-light'], 0.34],
    [0.5, palette.leaf, 0.18],
  ] as const) {
    pen.globalAlpha = alpha;
    pen.fillStyle = colour;
    pen.beginPath();
    pen.ellipse(x, y, hall.width * 0.38 * share, hall.height * 0.27 * share, 0, 0, Math.PI * 2);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

function fillBox(
  pen: CanvasRenderingContext2D,
  { x, y, width, height }: Box,
  { colour, radius }: { colour: string; radius: number },
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
  pen.fill();
}

function outline(pen: CanvasRenderingContext2D, box: Box, palette: Palette): void {
  pen.strokeStyle = palette.line;
  pen.lineWidth = 0.8;
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, 7);
  pen.stroke();
}

function write(
  pen: CanvasRenderingContext2D,
  {
    text,
    box,
    size,
    colour,
    y,
  }: { text: string; box: Box; size: number; colour: string; y: number },
): void {
  pen.font = `600 ${size}px ${FONT}`;
  pen.fillStyle = colour;
  pen.textAlign = 'center';
  pen.fillText(text, box.x + box.width / 2, y, box.width - 10);
}

function middle({ x, y, width, height }: Box): { x: number; y: number } {
  return { x: x + width / 2, y: y + height / 2 };
}

function inset({ x, y, width, height }: Box, by: number): Box {
  return { x: x + by, y: y + by, width: width - by * 2, height: height - by * 2 };
}
