// The last lines of a garden's chronicle, kept for whoever comes to look.
import type { Garden, Notice } from '@hakoniwa/garden';
import { clockText, eventText } from '@hakoniwa/stage';

/** One line as it is told. */
export interface ChronicleLine {
  readonly clock: string;
  readonly text: string;
}

/** Lines kept: what fits on a page. */
const KEPT = 40;

/** Follows a garden from now on. */
export class Chronicle {
  #lines: ChronicleLine[] = [];

  constructor(garden: Garden) {
    garden.subscribe((notice) => {
      this.#lines = [...this.#lines, ...linesOf(garden, notice)].slice(-KEPT);
    });
  }

  /** The lines, oldest first. */
  get lines(): readonly ChronicleLine[] {
    return this.#lines;
  }
}

/** What a notice adds; time that merely passes is not told. */
export function linesOf(garden: Garden, notice: Notice): ChronicleLine[] {
  if (notice.type !== 'committed') return [];
  const { events, before, world } = notice.submitted;
  return events
    .map((event) => ({
      clock: clockText({ ...world.clock, now: event.at }),
      text: eventText(garden.rules, before, event),
    }))
    .filter(({ text }) => text !== '');
}
