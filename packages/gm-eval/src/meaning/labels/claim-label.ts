// A text with what it says of hour, sky, wind, place and states, and whether it says it as being so now.
import { z } from 'zod';
import { anyOf, labelBase, may } from './label-base.ts';

/** What a claim may be about. */
const SUBJECTS = ['time', 'weather', 'wind', 'place', 'state'] as const;

/** How it is spoken of: as being so now, or in one of the ways that assert nothing. */
const CLAIM_MOODS = [
  'now',
  'depicted',
  'remembered',
  'hoped',
  'asked',
  'quoted',
  'supposed',
  'elsewhere',
  'figurative',
] as const;

const claimSchema = z.strictObject({
  about: z.enum(SUBJECTS),
  /** The thing whose state it is. */
  of: z.string().min(1).optional(),
  /** Hours, skies, a wind, names of a place, words for a state: any of them is right. */
  is: anyOf,
  /** It is said not to be so. */
  not: z.literal(true).optional(),
  mood: z.enum(CLAIM_MOODS),
  may,
});

export const claimLabelSchema = z.strictObject({
  ...labelBase,
  claims: z.array(claimSchema),
  /** Whether what is asserted contradicts the world: CONTRADICTS_WORLD. */
  contradicts: z.boolean(),
});

export type ClaimLabel = Readonly<z.infer<typeof claimLabelSchema>>;
export type ClaimedLabel = Readonly<z.infer<typeof claimSchema>>;
