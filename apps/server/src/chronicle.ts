// The last lines of a garden's chronicle, kept for whoever comes to look.
import type { Garden, Notice } from '@hakoniwa/garden';
import { storiesToldBy } from '@hakoniwa/gm';
import { clockText, eventText, type Rulebook } from '@hakoniwa/stage';

/** One line as it is told, and the event it tells. */
export interface ChronicleLine {
  readonly seq: number;
  readonly branch: string;
  readonly clock: string;
  readonly text: string;
}

/** Lines kept: what fits on a page. */
export const LINES_KEPT = 40;

/** Follows a garden from now on. */
export class Chronicle {
  #lines: ChronicleLine[] = [];

  constructor(garden: Pick<Garden, 'subscribe' | 'rules'>) {
    garden.subscribe((notice) => {
      this.#lines = [...this.#lines, ...chronicleLinesOf(garden.rules, notice)].slice(-LINES_KEPT);
    });
  }

  /** The lines, oldest first. */
  get lines(): readonly ChronicleLine[] {
    return this.#lines;
  }
}

/** What a notice adds; time that merely passes is not told. */
export function chronicleLinesOf(rules: Rulebook, notice: Notice): ChronicleLine[] {
  if (notice.type !== 'committed') return [];
  const { events, before, world } = notice.submitted;
  return events
    .flatMap((event) => {
      const { seq, branch } = event;
      const clock = clockText({ ...world.clock, now: event.at });
      const told = storiesToldBy(event).map(({ text }) => `❖ ${text}`);
      return [eventText(rules, { world: before, event }), ...told].map((text) => ({
        seq,
        branch,
        clock,
        text,
      }));
    })
    .filter(({ text }) => text !== '');
}
