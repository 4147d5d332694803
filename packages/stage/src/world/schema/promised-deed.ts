// What somebody gave their word to do, without any language.
import { z } from 'zod';
import { limits } from '../../limits.ts';

/** How a promise is kept: by an act, by being there, or by words. */
const PROMISED_KINDS = ['act', 'meeting', 'words'] as const;

/** The deed that is promised. */
export const promisedDeedSchema = z.strictObject({
  kind: z.enum(PROMISED_KINDS),
  /** The Stage's verbs by which an act is done. */
  verbs: z.array(z.string().max(limits.nameLength)),
  /** Whether it is done for the one spoken to. */
  isForYou: z.boolean(),
  /** Names of things that were said with it; any thing will do where none was. */
  things: z.array(z.string().max(limits.nameLength)).optional(),
});

/** Something promised that can be seen to be done. */
export type PromisedDeed = Readonly<z.infer<typeof promisedDeedSchema>>;
