// Where, when and what, as phrases that stand in a sentence.
import type { DAY_PARTS } from '@hakoniwa/stage';

export interface TalkWording {
  /** At the place where it is asked. */
  readonly here: string;
  /** In a place, by its name as it stands in a sentence. */
  readonly at: (place: string) => string;
  /** In or on a thing. */
  readonly inside: (thing: string) => string;
  /** With somebody who holds it. */
  readonly with: (person: string) => string;
  /** Several things as one phrase. */
  readonly all: (names: readonly string[]) => string;
  /** A thing nobody spoke of before. */
  readonly one: (name: string) => string;
  /** A few minutes ago at most. */
  readonly justNow: string;
  /** Earlier on the same day, in that part of it. */
  readonly today: Readonly<Record<DayPartId, string>>;
  readonly yesterday: string;
  readonly daysAgo: (days: number) => string;
}

/** The parts of a day by their ids. */
export type DayPartId = (typeof DAY_PARTS)[number]['id'];
