// A pack's table of things that may happen: `happenings.yaml`.
import {
  type Condition,
  conditionSchema,
  type Localised,
  localisedText,
  type Pack,
  type PackSection,
  packConditionProblems,
  SKY_IDS,
  type Sky,
  withoutIds,
} from '@hakoniwa/stage';
import { z } from 'zod';

const happeningEntrySchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9_-]*$/),
  text: localisedText,
  /** Where it can happen; anywhere when absent. */
  place: z.string().optional(),
  /** The prop it draws eyes to, for things nobody has touched. */
  thing: z.string().optional(),
  /** Skies, any of which must be overhead; under any of them when absent. */
  weather: z.array(z.enum(SKY_IDS)).min(1).optional(),
  /** What must be so for it to happen. */
  when: conditionSchema.optional(),
  /** The half-told story it finishes or complicates, by pattern; `{role}` in the text is who plays it. */
  story: z.string().optional(),
});

const happeningFileSchema = z.strictObject({ happenings: z.array(happeningEntrySchema) });

/** One entry, its text in every language of the pack. */
export interface HappeningEntry {
  readonly id: string;
  readonly text: Localised;
  readonly place?: string | undefined;
  readonly thing?: string | undefined;
  readonly weather?: readonly Sky[] | undefined;
  readonly story?: string | undefined;
  readonly when?: Condition | undefined;
}

export type HappeningTable = readonly HappeningEntry[];

export const HAPPENING_SECTION: PackSection = {
  name: 'happenings',
  files: /^happenings\.yaml$/,
  schema: happeningFileSchema,
  check: (files, draft) =>
    files.flatMap((file) =>
      happeningsIn(file.accepted).flatMap(({ when }, index) =>
        when
          ? packConditionProblems(when, {
              draft,
              spot: (...path) => file.spot(['happenings', index, 'when', ...path]),
            })
          : [],
      ),
    ),
  beneath: (lying, own) => ({
    happenings: withoutIds(happeningsIn(lying), own.flatMap(happeningsIn)),
  }),
};

function happeningsIn(file: unknown): z.infer<typeof happeningEntrySchema>[] {
  return (file as z.infer<typeof happeningFileSchema> | undefined)?.happenings ?? [];
}

/** The table of a pack; empty when it has none. */
export function happeningTableOf(pack: Pick<Pack, 'sections'>): HappeningTable {
  return Object.values(pack.sections[HAPPENING_SECTION.name] ?? {}).flatMap((file) => {
    const read = happeningFileSchema.safeParse(file);
    return read.success ? read.data.happenings : [];
  });
}
