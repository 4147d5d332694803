// What one label comes to when it is held against a reading: hits out of so many, by figure.
import { type Share, shareOf } from '../wilson.ts';

/** Hits and how many there could have been. */
export type Count = readonly [hits: number, of: number];

/** The counts of one label; the first figure is the one that decides. */
export interface LabelMark {
  readonly figures: Readonly<Record<string, Count>>;
  /** Acts that were wanted and not found, with what was read in their place. */
  readonly confused?: readonly { readonly want: string; readonly got: string }[];
  /** Acts that were wanted at all. */
  readonly wanted?: readonly string[];
}

/** One of one, or none of one. */
export function oneIf(isRight: boolean): Count {
  return [isRight ? 1 : 0, 1];
}

/** Whether a label is not wholly right: its first figure decides. */
export function isMissed({ figures }: LabelMark): boolean {
  const [[hits] = [1]] = Object.values(figures);
  return hits === 0;
}

/** All counts of one figure together. */
export function shareOfMarks(marks: readonly LabelMark[], figure: string): Share {
  const counts = marks.map(({ figures }) => figures[figure] ?? ([0, 0] as const));
  const sum = (at: 0 | 1) => counts.reduce((all, count) => all + count[at], 0);
  return shareOf(sum(0), sum(1));
}
