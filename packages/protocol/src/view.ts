// A reader's view of a world on the wire; the Stage says what a reader may see, this says how it is written.
import { z } from 'zod';
import { audienceSchema, characterViewSchema } from './view-people.ts';
import { happeningViewSchema, placeViewSchema, propViewSchema } from './view-things.ts';
import { wireLanguageSchema } from './words.ts';

export const viewSchema = z.strictObject({
  audience: audienceSchema,
  language: wireLanguageSchema,
  geography: z.enum(['known', 'explored']),
  time: z.strictObject({ label: z.string(), clock: z.string(), day: z.int(), now: z.number() }),
  calendarStart: z.string(),
  weather: z.string().optional(),
  tension: z.string().optional(),
  rules: z.array(z.string()),
  locks: z.array(z.string()).optional(),
  here: z.string().optional(),
  places: z.array(placeViewSchema),
  characters: z.array(characterViewSchema),
  props: z.array(propViewSchema),
  happenings: z.array(happeningViewSchema),
});
