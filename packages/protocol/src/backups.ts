// What a restored backup is answered with.
import { z } from 'zod';
import { wireIdSchema } from './words.ts';

/** Which gardens and player characters came out of a backup, and what was left in it. */
export const restoredSchema = z.strictObject({
  gardens: z.array(z.strictObject({ from: z.string(), id: wireIdSchema })),
  /** Player characters with their sessions. */
  characters: z.array(z.strictObject({ from: z.string(), id: wireIdSchema })),
  /** Packs that were not taken, because one of that name and version is there; and files that lead out of theirs. */
  packsLeft: z.array(z.string()),
  /** Settings that were not taken, because somebody chose otherwise here. */
  settingsLeft: z.array(z.string()),
  /** Whether story points were not taken, because whoever plays here has some. */
  isLedgerLeft: z.boolean(),
});
