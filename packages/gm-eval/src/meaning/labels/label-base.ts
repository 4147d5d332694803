// What every label of meaning has: whose words they are, in which of the small worlds, and in which language.
import { LANGUAGES } from '@hakoniwa/stage';
import { z } from 'zod';

/** The fields all labels share. */
export const labelBase = {
  id: z.string().regex(/^[a-z]+(?:-[a-z0-9]+)+$/),
  language: z.enum(LANGUAGES),
  /** The name of a file in fixtures/meaning/worlds. */
  world: z.string().min(1),
  /** Whoever writes or says it, by name. */
  speaker: z.string().min(1),
  /** As it was written. */
  text: z.string().min(1),
};

/** Names of things, people or places; any one of them will do. */
export const anyOf = z.array(z.string().min(1)).min(1);

/** What a fair reader may make out or leave out. */
export const may = z.literal(true).optional();
