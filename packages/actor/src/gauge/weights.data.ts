// What each sign weighs, and where one class ends and the next begins: fitted by `npm run fit:gauge`.
import type { Sign } from './signs.ts';

export const WEIGHTS: Readonly<Record<Sign, number>> = {
  usable: 2.96,
  clean: 4.9,
  flaws: -2.15,
  marked: 2.97,
  repetition: -0.86,
  takenUp: 0.94,
  shown: 1.37,
  idle: -1.18,
  substance: 0.35,
  full: 2.27,
  sentences: 1.24,
};

/** Between garbage and sloppy, sloppy and instinct, instinct and good. */
export const BOUNDS = [2.84, 8.93, 13.14] as const;
