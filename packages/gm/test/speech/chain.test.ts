// Chances along a line: those of a short one are what counting all ways comes to.
import { expect, it } from 'vitest';
import { chancesOf } from './chain.ts';

it('[RD11] chances are those of all ways taken together', () => {
  const scores = [
    [0.3, -1],
    [0.5, 0.2],
    [-0.4, 1.1],
  ].map((row) => Float64Array.from(row));
  const table = Float64Array.from([0.7, -0.2, 0.1, 0.4]);
  const { units, pairs } = chancesOf({ scores, steps: () => table });
  const ways = Array.from({ length: 8 }, (_, way) => [way >> 2, (way >> 1) & 1, way & 1] as const);
  const weight = ([a, b, c]: readonly [number, number, number]) =>
    Math.exp(
      (scores[0]?.[a] ?? 0) +
        (scores[1]?.[b] ?? 0) +
        (scores[2]?.[c] ?? 0) +
        (table[a * 2 + b] ?? 0) +
        (table[b * 2 + c] ?? 0),
    );
  const share = (is: (way: readonly [number, number, number]) => boolean) =>
    ways.filter(is).reduce((sum, way) => sum + weight(way), 0) /
    ways.reduce((sum, way) => sum + weight(way), 0);
  for (const at of [0, 1, 2] as const)
    expect(units[at]?.[1]).toBeCloseTo(
      share((way) => way[at] === 1),
      9,
    );
  expect(pairs[1]?.[2]).toBeCloseTo(
    share(([, b, c]) => b === 1 && c === 0),
    9,
  );
});
