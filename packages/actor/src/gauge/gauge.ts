// How good a line is, from its text alone: from 0 (nothing of it can be said) to 1 (a writer would leave it).
import type { GaugedLine } from './line.ts';
import { SIGNS, type Signs, signsOf } from './signs.ts';
import { BOUNDS, WEIGHTS } from './weights.data.ts';

/** The parts a score is told in. */
export const GAUGE_AXES = ['form', 'language', 'relevance', 'substance', 'variety'] as const;
export type GaugeAxis = (typeof GAUGE_AXES)[number];

export type Gauged = Readonly<Record<GaugeAxis | 'score', number>>;

/** The score of a line and its five parts, each from 0 to 1. */
export function gaugeLine(line: GaugedLine): Gauged {
  const signs = signsOf(line);
  return {
    score: expected(SIGNS.reduce((sum, sign) => sum + WEIGHTS[sign] * signs[sign], 0)),
    ...axesOf(signs),
  };
}

/** The class one would expect of a sum of signs, garbage being 0 and good 1. */
function expected(sum: number): number {
  const above = BOUNDS.map((bound) => 1 / (1 + Math.exp(bound - sum)));
  return above.reduce((all, one) => all + one, 0) / BOUNDS.length;
}

function axesOf({ clean, flaws, usable, takenUp, substance, shown, repetition }: Signs) {
  return {
    form: clean === 1 ? 1 : Math.max(0, 0.6 - flaws * 0.6),
    language: usable,
    relevance: takenUp,
    substance: (substance + shown) / 2,
    variety: 1 - repetition,
  };
}
