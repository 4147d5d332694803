// Titles that end with a point: no sentence and no clause ends behind them.
export const TITLE_AT_END =
  /(?<!\p{L})(?:Mr|Mrs|Ms|Dr|St|Prof|Capt|Sgt|Lt|Col|Gen|Rev|Mt|No)\.\s{0,2}$/u;
