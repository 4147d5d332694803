// How much the talk of gardens and of the wire stalls: counted by level, and written to the log from the first level on.
import type { Notice } from '@hakoniwa/garden';
import { memoryIn, stallLevel, stallScore } from '@hakoniwa/gm';
import { TURN_PERFORMED } from '@hakoniwa/stage';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

interface Watching {
  readonly metrics: Pick<Metrics, 'stalls'>;
  readonly log: Pick<Log, 'info'>;
}

interface Stalled {
  /** Where the talk is: a garden by its name, or the wire. */
  readonly where: 'garden' | 'wire';
  readonly garden?: string;
  readonly score: number;
}

/** Counts a turn; from 0.3 on its line stands in the log. */
export function noteStall({ metrics, log }: Watching, { where, garden, score }: Stalled): void {
  const level = stallLevel(score);
  metrics.stalls.add({ where, level });
  if (level === 'none') return;
  const rounded = Math.round(score * 1_000) / 1_000;
  log.info({ where, ...(garden === undefined ? {} : { garden }), level, score: rounded }, 'stall');
}

/** Looks at the turns a garden committed. */
export function hearStall(
  watching: Watching,
  { garden, notice }: { readonly garden: string; readonly notice: Notice },
): void {
  if (notice.type !== 'committed') return;
  const { events, world } = notice.submitted;
  if (!events.some(({ type }) => type === TURN_PERFORMED)) return;
  const { turns } = memoryIn(world);
  const last = turns.at(-1);
  if (last)
    noteStall(watching, { where: 'garden', garden, score: stallScore(turns.slice(0, -1), last) });
}
