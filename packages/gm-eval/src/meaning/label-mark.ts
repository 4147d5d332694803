// What one label comes to when it is held against a reading: hits out of so many, by figure.

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
