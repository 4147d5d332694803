// Latency split: what models took by purpose, what the judge took; apart from the results, since it varies.
import type { CellTiming } from '../folder/cell-timing.ts';
import type { CallTiming } from '../minds/with-attempts.ts';

export interface Percentiles {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
}

export interface ArmTiming {
  readonly arm: string;
  readonly mind: string;
  /** Milliseconds by purpose of call, failed ones apart: whole, and to the first token. */
  readonly calls: Readonly<
    Record<string, { readonly total: Percentiles; readonly firstToken: Percentiles | null }>
  >;
  /** Milliseconds of judging, per turn. */
  readonly judgeMsPerTurn: number;
  readonly playMsPerTurn: number;
  /** Of that, what no call took: prompts, the director, the GM, the world. */
  readonly ownMsPerTurn: number;
}

export interface RunTiming {
  readonly started: string;
  readonly ended: string;
  readonly arms: readonly ArmTiming[];
}

export function timingOf(
  cells: readonly CellTiming[],
  { startedMs, endedMs }: { startedMs: number; endedMs: number },
): RunTiming {
  const arms = [...new Set(cells.map(({ arm, mind }) => `${arm}/${mind}`))];
  return {
    started: new Date(startedMs).toISOString(),
    ended: new Date(endedMs).toISOString(),
    arms: arms.map((key) => armTiming(cells.filter(({ arm, mind }) => `${arm}/${mind}` === key))),
  };
}

function armTiming(cells: readonly CellTiming[]): ArmTiming {
  const calls = cells.flatMap((cell) => cell.calls);
  const purposes = [...new Set(calls.map(kindOf))].sort();
  const asked = (cell: CellTiming) => cell.calls.reduce((sum, { totalMs }) => sum + totalMs, 0);
  const turns = Math.max(
    1,
    cells.reduce((sum, cell) => sum + cell.turns, 0),
  );
  const perTurn = (of: (cell: CellTiming) => number) =>
    Math.round((cells.reduce((sum, cell) => sum + of(cell), 0) / turns) * 1_000) / 1_000;
  return {
    arm: cells[0]?.arm ?? '',
    mind: cells[0]?.mind ?? '',
    calls: Object.fromEntries(
      purposes.map((purpose) => {
        const own = calls.filter((call) => kindOf(call) === purpose);
        const first = own.flatMap(({ firstTokenMs }) => firstTokenMs ?? []);
        const total = percentiles(own.map(({ totalMs }) => totalMs));
        return [purpose, { total, firstToken: first.length === 0 ? null : percentiles(first) }];
      }),
    ),
    judgeMsPerTurn: perTurn(({ judgeMs }) => judgeMs),
    playMsPerTurn: perTurn(({ playMs }) => playMs),
    ownMsPerTurn: perTurn((cell) => Math.max(0, cell.playMs - asked(cell))),
  };
}

function kindOf({ purpose, failed }: CallTiming): string {
  return failed ? `${purpose}:failed` : purpose;
}

function percentiles(values: readonly number[]): Percentiles {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: values.length, p50: Math.round(at(0.5)), p95: Math.round(at(0.95)) };
}
