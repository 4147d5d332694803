// Server-sent events: the view and the lines of the chronicle; an event's id is where the log stood.
import { z } from 'zod';
import { viewSchema } from './view.ts';

export const chronicleLineSchema = z.strictObject({ clock: z.string(), text: z.string() });

export const liveSceneSchema = z.strictObject({
  view: viewSchema,
  lines: z.array(chronicleLineSchema),
  /** Whether the lines go on from the id that was sent; otherwise start anew. */
  resumed: z.boolean(),
});
