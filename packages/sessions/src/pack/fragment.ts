// fragments.yaml: log fragments that can be found, by id.
import { byId, idSchema, localisedName, localisedText } from '@hakoniwa/stage';
import { z } from 'zod';

export const RARITIES = [
  'common',
  'uncommon',
  'rare',
  'epic',
  'legendary',
  'unique',
  'architect',
] as const;

const EMOTIONS = ['positive', 'negative', 'neutral', 'mixed'] as const;

const MEMORY_TYPES = [
  'courage',
  'friendship',
  'wisdom',
  'sacrifice',
  'victory',
  'truth',
  'betrayal',
  'love',
  'fear',
  'hope',
  'mystery',
] as const;

/** How a fragment comes to light; `search` alone needs nothing it is about. */
const FINDING_WAYS = ['search', 'inspect', 'read', 'talk', 'battle'] as const;

const foundSchema = z.strictObject({
  place: idSchema,
  by: z.enum(FINDING_WAYS),
  /** The thing searched, inspected or read, who is talked to, or the encounter won. */
  of: idSchema.optional(),
});

const fragmentSchema = z.strictObject({
  keyword: localisedName,
  emotion: z.enum(EMOTIONS),
  rarity: z.enum(RARITIES),
  memory: z.enum(MEMORY_TYPES),
  found: foundSchema,
  /** What is noticed at the moment it comes to light. */
  glimpse: localisedText,
  backstory: localisedText,
});

export const fragmentsSchema = byId(fragmentSchema);
export type Fragment = Readonly<z.infer<typeof fragmentSchema>>;
