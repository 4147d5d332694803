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
  /** What it does to a thing; whoever notices it knows. */
  state: z
    .strictObject({
      prop: z.string(),
      add: z.array(z.string()).optional(),
      remove: z.array(z.string()).optional(),
    })
    .optional(),
  /** What whoever notices it would like to see done about it. */
  wants: conditionSchema.optional(),
  /** The half-told story it finishes or complicates, by pattern; `{role}` in the text is who plays it. */
  story: z.string().optional(),
});

const happeningFileSchema = z.strictObject({
  happenings: z.array(happeningEntrySchema),
  /** How likely something happens in a turn in which enough goes on already; never when absent. */
  rate: z.number().min(0).max(1).optional(),
});

/** One entry, its text in every language of the pack. */
export interface HappeningEntry {
  readonly id: string;
  readonly text: Localised;
  readonly place?: string | undefined;
  readonly thing?: string | undefined;
  readonly weather?: readonly Sky[] | undefined;
  readonly story?: string | undefined;
  readonly when?: Condition | undefined;
  readonly state?: HappeningState | undefined;
  readonly wants?: Condition | undefined;
}

/** States that come and go with it, of one thing. */
export interface HappeningState {
  readonly prop: string;
  readonly add?: readonly string[] | undefined;
  readonly remove?: readonly string[] | undefined;
}

export type HappeningTable = readonly HappeningEntry[];

export const HAPPENING_SECTION: PackSection = {
  name: 'happenings',
  files: /^happenings\.yaml$/,
  schema: happeningFileSchema,
  check: (files, draft) =>
    files.flatMap((file) =>
      happeningsIn(file.accepted).flatMap(({ when, state, wants }, index) => {
        const problems = (condition: Condition | undefined, field: string) =>
          condition
            ? packConditionProblems(condition, {
                draft,
                spot: (...path) => file.spot(['happenings', index, field, ...path]),
              })
            : [];
        return [
          ...problems(when, 'when'),
          ...problems(wants, 'wants'),
          ...(state?.add ?? []).flatMap((has) =>
            problems({ state: { prop: state?.prop ?? '', has } }, 'state'),
          ),
        ];
      }),
    ),
  beneath: (lying, own) => ({
    happenings: withoutIds(happeningsIn(lying), own.flatMap(happeningsIn)),
  }),
};

function happeningsIn(file: unknown): z.infer<typeof happeningEntrySchema>[] {
  return (file as z.infer<typeof happeningFileSchema> | undefined)?.happenings ?? [];
}

/** How likely something happens by itself in a turn. */
export function happeningRateOf({ sections }: Pick<Pack, 'sections'>): number {
  const files = Object.values(sections[HAPPENING_SECTION.name] ?? {});
  return Math.max(0, ...files.map((file) => happeningFileSchema.safeParse(file).data?.rate ?? 0));
}

/** The table of a pack; empty when it has none. */
export function happeningTableOf(pack: Pick<Pack, 'sections'>): HappeningTable {
  return Object.values(pack.sections[HAPPENING_SECTION.name] ?? {}).flatMap((file) => {
    const read = happeningFileSchema.safeParse(file);
    return read.success ? read.data.happenings : [];
  });
}
