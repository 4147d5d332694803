// The line a chapter opens with: a story that came to its end, else what moved someone most.
import type { ChronicleDay } from '@hakoniwa/protocol';

export type EpigraphLine = ChronicleDay['entries'][number];

/** What outweighs what; lines of other kinds open no chapter. */
const WEIGHTS: Partial<Record<EpigraphLine['kind'], number>> = {
  story: 3_000,
  happening: 2_000,
  episode: 1_000,
  speech: 0,
};

/** The first of the weightiest lines; none on a day without any. */
export function epigraphOf(lines: readonly EpigraphLine[]): EpigraphLine | undefined {
  let best: EpigraphLine | undefined;
  for (const line of lines) if (weightOf(line) > (best ? weightOf(best) : -1)) best = line;
  return best;
}

function weightOf({ kind, effects = {} }: EpigraphLine): number {
  const moved = Object.values(effects).reduce((sum, points) => sum + Math.abs(points), 0);
  return (WEIGHTS[kind] ?? -1_000) + moved;
}
