// Elbow room: names that lay on each other no longer do, and all stay on the sheet.
import { expect, it } from 'vitest';
import { apart } from './apart.ts';
import { GRAPH_SHEETS } from './sheets.ts';
import { nameWidth, shortName } from './short-name.ts';

it('moves names apart, keeps them on the sheet, and leaves alone what has room', () => {
  const rooms = Array.from({ length: 30 }, () => ({ width: 90, height: 40 }));
  const heap = rooms.map((_, i) => ({ x: 220 + (i % 6) * 25, y: 380 + Math.floor(i / 6) * 17 }));
  const spots = apart(heap, { rooms, sheet: GRAPH_SHEETS.narrow });
  for (const [i, a] of spots.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(45);
    expect(a.y).toBeGreaterThanOrEqual(20);
    for (const b of spots.slice(i + 1))
      expect(Math.abs(a.x - b.x) < 80 && Math.abs(a.y - b.y) < 36).toBe(false);
  }
  const roomy = [
    { x: 100, y: 100 },
    { x: 400, y: 600 },
  ];
  expect(apart(roomy, { rooms, sheet: GRAPH_SHEETS.narrow })).toEqual(roomy);
});

it.each([
  ['ギルド', 9, 'ギルド', 3],
  ['万象図書館ネクサス分館', 9, '万象図書館ネクサ…', 9],
  ['Market', 9, 'Market', 6 * 0.56],
])('%s in %i letters is %s', (name, most, short, width) => {
  expect(shortName(name, most)).toBe(short);
  expect(nameWidth(short)).toBeCloseTo(width);
});
