// scenarios/*.yaml: one beginning of a story: where, when, who, with what, and to what end.
import { z } from 'zod';
import { localisedName, localisedText } from '../../world/schema/localised.ts';
import { dateSchema, timeSchema } from '../../world/schema/time.ts';
import { castChoiceSchema } from './character-sheet.ts';
import { goalSchema } from './goal.ts';
import { idSchema } from './id.ts';
import { exitSheetSchema } from './place-sheet.ts';
import { propChoiceSchema } from './prop-sheet.ts';

export const scenarioSheetSchema = z.strictObject({
  /** The same as the file's name. */
  id: idSchema,
  title: localisedName,
  description: localisedText.optional(),
  time: timeSchema.optional(),
  date: dateSchema.optional(),
  weather: localisedName.optional(),
  tension: localisedName.optional(),
  geography: z.enum(['known', 'explored']).optional(),
  rules: z.array(localisedText).max(50).optional(),
  /** The places that exist here; all when absent. Exits to others fall away. */
  places: z.array(idSchema).min(1).optional(),
  /** The exits of some places, in full, in place of their own. */
  exits: z.record(z.string().min(1), z.array(exitSheetSchema).max(200)).optional(),
  /** The props that exist here; when absent, all that are at these places. */
  props: z.array(propChoiceSchema).optional(),
  /** The people who exist here; when absent, all who are at these places. */
  cast: z.array(castChoiceSchema).optional(),
  goal: goalSchema.optional(),
  /** How many turns it is meant for. */
  turns: z.int().min(1).max(10_000).optional(),
  /** What has just happened when it begins. */
  opening: localisedText.optional(),
});

export type ScenarioSheet = Readonly<z.infer<typeof scenarioSheetSchema>>;
