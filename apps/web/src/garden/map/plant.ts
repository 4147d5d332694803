// Trees, bushes and flowers where nothing is built: always the same ones for the same map.
import type { Box, MapLayout } from './layout.ts';
import type { Palette } from './palette.ts';

interface Garden {
  readonly layout: MapLayout;
  readonly palette: Palette;
}

const FLOWERS = ['#d9869b', '#e3b448', '#f3ede0', '#9a86c9'] as const;
const TREE_ROOM = 22;

export function plant(pen: CanvasRenderingContext2D, { layout, palette }: Garden): void {
  const { width, height, houses } = layout;
  const count = Math.min(400, Math.round((width * height) / 7_000));
  for (let seed = 1; seed <= count; seed += 1) {
    const x = 14 + (((seed * 48_271) % 65_537) / 65_537) * (width - 28);
    const y = 18 + (((seed * 69_621) % 65_521) / 65_521) * (height - 28);
    if (houses.some((house) => isNear(house, x, y))) continue;
    if (seed % 3 === 0) drawTree(pen, { x, y, size: 0.8 + (seed % 5) / 8 }, palette);
    else drawFlower(pen, { x, y }, FLOWERS[seed % FLOWERS.length] ?? FLOWERS[0]);
  }
}

function isNear({ x, y, width, height }: Box, px: number, py: number): boolean {
  return (
    px > x - TREE_ROOM &&
    px < x + width + TREE_ROOM &&
    py > y - 6 &&
    py < y + height + TREE_ROOM + 12
  );
}

function drawTree(
  pen: CanvasRenderingContext2D,
  { x, y, size }: { x: number; y: number; size: number },
  palette: Palette,
): void {
  pen.fillStyle = 'rgba(40, 40, 10, 0.16)';
  disc(pen, { x, y: y + 2, radius: 9 * size, flat: 0.4 });
  pen.fillStyle = palette.line;
  pen.fillRect(x - 1.6 * size, y - 8 * size, 3.2 * size, 10 * size);
  pen.fillStyle = palette.leaf;
  disc(pen, { x, y: y - 15 * size, radius: 10 * size, flat: 1 });
  pen.fillStyle = palette['leaf-light'];
  disc(pen, { x: x - 2.5 * size, y: y - 18 * size, radius: 6 * size, flat: 1 });
}

function drawFlower(
  pen: CanvasRenderingContext2D,
  { x, y }: { x: number; y: number },
  colour: string,
): void {
  pen.fillStyle = colour;
  disc(pen, { x, y, radius: 2.1, flat: 1 });
  disc(pen, { x: x + 6, y: y + 3, radius: 1.6, flat: 1 });
}

function disc(
  pen: CanvasRenderingContext2D,
  { x, y, radius, flat }: { x: number; y: number; radius: number; flat: number },
): void {
  pen.beginPath();
  pen.ellipse(x, y, radius, radius * flat, 0, 0, Math.PI * 2);
  pen.fill();
}
