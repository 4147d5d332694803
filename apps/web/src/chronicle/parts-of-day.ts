// A day's lines by the part of the day, as a reader turns its pages.
import type { ja } from './locale/ja.ts';

export type DayPart = keyof typeof ja.parts;

/** Each with the hour it begins at; the same as in the world. */
const PARTS: readonly (readonly [DayPart, number])[] = [
  ['lateNight', 0],
  ['dawn', 4],
  ['morning', 6],
  ['noon', 11],
  ['evening', 16],
  ['night', 19],
];
const HOUR_MS = 3_600_000;

/** Parts in their order, without those in which nothing is told. */
export function partsOfDay<T extends { readonly at: number }>(
  lines: readonly T[],
): readonly { readonly part: DayPart; readonly lines: readonly T[] }[] {
  const partOf = ({ at }: T) => {
    const hour = Math.floor(at / HOUR_MS) % 24;
    return PARTS.findLast(([, from]) => from <= hour)?.[0];
  };
  return PARTS.map(([part]) => ({
    part,
    lines: lines.filter((one) => partOf(one) === part),
  })).filter((one) => one.lines.length > 0);
}
