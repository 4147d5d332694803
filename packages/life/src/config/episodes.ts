// episodes.yaml: small things that may happen after an action.
import {
  type Condition,
  conditionSchema,
  DAY_PARTS,
  type Localised,
  localisedText,
  type PackDraft,
  type PackProblem,
  type PackSection,
  packConditionProblems,
  type SectionFile,
  SKY_IDS,
  type Sky,
} from '@hakoniwa/stage';
import { z } from 'zod';
import { limits } from '../limits.ts';

const points = z.number().min(-limits.episodePoints).max(limits.episodePoints);

const episodeSchema = z.strictObject({
  id: z.string().min(1),
  action: z.string().min(1),
  /** Facility tags, any of which must be there; anywhere when absent. */
  tags: z.array(z.string().min(1)).optional(),
  /** Parts of the day, any of which it must be; any hour when absent. */
  time: z
    .array(z.enum(DAY_PARTS.map(({ id }) => id)))
    .min(1)
    .optional(),
  /** Skies, any of which must be overhead; under any of them when absent. */
  weather: z.array(z.enum(SKY_IDS)).min(1).optional(),
  /** What must be so; `{ as: self }` is whoever it happens to. */
  when: conditionSchema.optional(),
  text: localisedText,
  effects: z.record(z.string().min(1), points),
  weight: z.number().min(0).max(1_000).optional(),
});

export const episodesFileSchema = z.strictObject({ episodes: z.array(episodeSchema) });

export interface Episode {
  readonly id: string;
  readonly action: string;
  readonly tags?: readonly string[] | undefined;
  readonly time?: readonly string[] | undefined;
  readonly weather?: readonly Sky[] | undefined;
  readonly when?: Condition | undefined;
  readonly text: Localised;
  /** Points by need. */
  readonly effects: Readonly<Record<string, number>>;
  readonly weight?: number | undefined;
}

export const EPISODE_SECTION: PackSection = {
  name: 'episodes',
  files: /^episodes\.ya?ml$/,
  schema: episodesFileSchema,
  check: checkEpisodes,
};

function checkEpisodes(files: readonly SectionFile[], draft: PackDraft): PackProblem[] {
  return files.flatMap((file) =>
    ((file.accepted as z.infer<typeof episodesFileSchema> | undefined)?.episodes ?? []).flatMap(
      ({ when }, index) =>
        when
          ? packConditionProblems(when, {
              draft,
              spot: (...path) => file.spot(['episodes', index, 'when', ...path]),
            })
          : [],
    ),
  );
}
