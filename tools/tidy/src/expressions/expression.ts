// A regular expression as the checks see it: its source and flags, compiled or not.

export interface Expression {
  readonly source: string;
  readonly flags: string;
}
