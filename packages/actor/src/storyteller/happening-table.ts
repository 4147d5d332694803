// A pack's table of things that may happen: `happenings.yaml`.
import {
  type Language,
  type Localised,
  localisedText,
  type Pack,
  type PackSection,
  SKY_IDS,
  type Sky,
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
  /** The half-told story it finishes or complicates, by pattern; `{role}` in the text is who plays it. */
  story: z.string().optional(),
});

const happeningFileSchema = z.strictObject({ happenings: z.array(happeningEntrySchema) });

/** One entry, its text in every language of the pack. */
export interface HappeningEntry {
  readonly id: string;
  readonly text: Readonly<Record<Language, string>>;
  readonly place?: string | undefined;
  readonly thing?: string | undefined;
  readonly weather?: readonly Sky[] | undefined;
  readonly story?: string | undefined;
}

export type HappeningTable = readonly HappeningEntry[];

export const HAPPENING_SECTION: PackSection = {
  name: 'happenings',
  files: /^happenings\.yaml$/,
  schema: happeningFileSchema,
};

/** The table of a pack; empty when it has none. */
export function happeningTableOf(pack: Pick<Pack, 'sections'>): HappeningTable {
  return Object.values(pack.sections[HAPPENING_SECTION.name] ?? {}).flatMap((file) => {
    const read = happeningFileSchema.safeParse(file);
    return read.success
      ? read.data.happenings.map((entry) => ({ ...entry, text: both(entry.text) }))
      : [];
  });
}

function both(text: Localised): Record<Language, string> {
  return typeof text === 'string'
    ? { ja: text, en: text }
    : { ja: text.ja ?? text.en ?? '', en: text.en ?? text.ja ?? '' };
}
