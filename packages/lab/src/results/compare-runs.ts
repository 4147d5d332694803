// Compares two runs arm by arm, in pairs of the same scenario and seed.
import type { JudgedCell } from '../judge/judged-turn.ts';
import { contrastsOf } from './contrasts.ts';
import { countSession } from './count-session.ts';
import type { Sampling } from './measure.ts';
import type { Contrast } from './results.ts';

export interface ComparedArm {
  readonly arm: string;
  /** The minds that were compared, of the first run and of the second. */
  readonly minds: readonly [string, string];
  /** The second run minus the first. */
  readonly contrast: Contrast;
}

const OFF = { inject: false, gm: false, sanitizer: false, storyteller: false } as const;

/** Arms of the same name; where a run has several minds, those of the same name, else the first of each. */
export function compareCells(
  first: readonly JudgedCell[],
  { second, sampling }: { readonly second: readonly JudgedCell[]; readonly sampling: Sampling },
): ComparedArm[] {
  const arms = namesOf(first, 'arm').filter((arm) => second.some((cell) => cell.arm === arm));
  return arms.flatMap((arm) => {
    const [one, two] = [first, second].map((cells) => cells.filter((cell) => cell.arm === arm));
    return pairsOf(namesOf(one ?? [], 'mind'), namesOf(two ?? [], 'mind')).flatMap((minds) => {
      const rows = [one ?? [], two ?? []].map((cells, index) => ({
        arm: index === 0 ? 'first' : 'second',
        switches: OFF,
        rows: cells.filter(({ mind }) => mind === minds[index]).map(countSession),
      }));
      const [contrast] = contrastsOf(minds.join(' → '), rows, { baseline: 'first', sampling });
      return contrast ? [{ arm, minds, contrast }] : [];
    });
  });
}

function namesOf(cells: readonly JudgedCell[], field: 'arm' | 'mind'): string[] {
  return [...new Set(cells.map((cell) => cell[field]))];
}

function pairsOf(one: readonly string[], two: readonly string[]): [string, string][] {
  const same = one.filter((mind) => two.includes(mind));
  if (same.length > 0) return same.map((mind) => [mind, mind]);
  const [a, b] = [one[0], two[0]];
  return a === undefined || b === undefined ? [] : [[a, b]];
}
