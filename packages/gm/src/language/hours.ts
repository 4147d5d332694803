// Hours of the day, whatever a language calls them.
import type { dayPart } from '@hakoniwa/stage';

export type TimeOfDay = ReturnType<typeof dayPart>['id'];

/** What a language calls the hours on a label, in small letters, and what stands after an hour of the clock. */
export interface HourWords {
  readonly labels: Readonly<Record<TimeOfDay, readonly string[]>>;
  readonly clockMark: string;
}
