// schedules.yaml: the day plan of each character.
import type { PackProblem, PackSection } from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';
import { unknownInPack } from './locale/problem-words.ts';

const entrySchema = z.strictObject({
  at: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  action: z.string().min(1),
  place: z.string().min(1).optional(),
  /** Days of the week from Sunday, which is 0; every day when absent. */
  days: z.array(z.int().min(0).max(6)).optional(),
  minutes: z
    .int()
    .min(1)
    .max(24 * 60)
    .optional(),
});

export const schedulesFileSchema = z.record(
  z.string().min(1),
  z.array(entrySchema).max(limits.scheduleEntries),
);

export interface ScheduleEntry {
  readonly at: string;
  readonly action: string;
  readonly place?: string | undefined;
  readonly days?: readonly number[] | undefined;
  readonly minutes?: number | undefined;
}

/** How a mind wants its day plan to change. */
export const scheduleChangeSchema = z.strictObject({
  add: z.array(entrySchema).max(limits.scheduleEntries).optional(),
  /** Entries by their hour, and by what they are where one hour has several. */
  remove: z
    .array(z.strictObject({ at: z.string(), action: z.string().optional() }))
    .max(limits.scheduleEntries)
    .optional(),
});

export interface ScheduleChange {
  readonly add?: readonly ScheduleEntry[] | undefined;
  readonly remove?:
    | readonly { readonly at: string; readonly action?: string | undefined }[]
    | undefined;
}

/** Day plans by character id. */
export type Schedules = Readonly<Record<string, readonly ScheduleEntry[]>>;

export const SCHEDULE_SECTION: PackSection = {
  name: 'schedules',
  files: /^schedules\.ya?ml$/,
  schema: schedulesFileSchema,
  check: (files, draft) =>
    files.flatMap((file) =>
      Object.entries((file.accepted ?? {}) as Schedules).flatMap(([id, entries]): PackProblem[] => {
        const strangers = draft.characters.has(id)
          ? []
          : [unknown(id, draft.characters.ids, file.keySpot([id]))];
        const lost = entries.flatMap(({ place }, index) =>
          place === undefined || draft.places.has(place)
            ? []
            : [unknown(place, draft.places.ids, file.spot([id, index, 'place']))],
        );
        return [...strangers, ...lost];
      }),
    ),
};

function unknown(
  id: string,
  known: Iterable<string>,
  spot: { file: string; line: number; column: number },
): PackProblem {
  return {
    code: 'SCHEDULE_NAME_UNKNOWN',
    severity: 'error',
    ...spot,
    ...unknownInPack(id, known),
  };
}
