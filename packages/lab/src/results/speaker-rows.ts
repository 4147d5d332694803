// Each speaker by themselves: voice and flaws of their own turns, with intervals between sessions.
import type { JudgedCell } from '../judge/judged-turn.ts';
import { METRICS } from '../metrics/index.ts';
import { countSession } from './count-session.ts';
import { drawValues, measureRows, type Sampling } from './measure.ts';
import type { MeasuredRow } from './results.ts';

/** What is told of a speaker: what they wrote, not what the world made of it. */
export const SPEAKER_METRICS: readonly string[] = METRICS.filter(
  ({ group }) => group === 'text' || group === 'voice',
).map(({ id }) => id);

/** A row for every name that speaks. */
export function speakerRows(
  cells: readonly JudgedCell[],
  sampling: Sampling,
): Readonly<Record<string, MeasuredRow>> {
  const names = [...new Set(cells.flatMap(({ turns }) => turns.map(({ name }) => name)))];
  return Object.fromEntries(
    names.map((name) => {
      const rows = cells
        .map((cell) => ({ ...cell, turns: cell.turns.filter((turn) => turn.name === name) }))
        .filter(({ turns }) => turns.length > 0)
        .map(countSession);
      const all = measureRows(rows, drawValues(rows, sampling), sampling);
      return [name, Object.fromEntries(SPEAKER_METRICS.flatMap((id) => kept(all, id)))];
    }),
  );
}

function kept(all: MeasuredRow, id: string) {
  const measured = all[id];
  return measured ? [[id, measured] as const] : [];
}
