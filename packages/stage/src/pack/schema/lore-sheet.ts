// lore.yaml: what is so in this world beyond what stands on the stage.
import { z } from 'zod';
import { localisedName, localisedText, localisedWords } from '../../world/schema/localised.ts';
import { byId, idSchema } from './id.ts';

const loreSheetSchema = z.strictObject({
  title: localisedName.optional(),
  text: localisedText,
  /** Words that call this entry to mind. */
  keys: localisedWords.optional(),
  /** Whom or what it is about, by id. */
  about: z.array(idSchema).max(50).optional(),
  /** Who knows it; everybody when absent. */
  knownBy: z.array(idSchema).max(50).optional(),
});

export const loreSchema = byId(loreSheetSchema);

export type LoreSheet = Readonly<z.infer<typeof loreSheetSchema>>;
