// How a stream of a garden's life begins: which garden it is, whether its people live by a clock, and how fast.
import { z } from 'zod';
import { clockStateSchema } from './clock.ts';
import { gardenCardSchema } from './gardens.ts';

export const watchedSchema = z.strictObject({
  garden: gardenCardSchema.omit({ seq: true }),
  /** A town lives by the minute; a scene turn by turn. */
  kind: z.enum(['town', 'scene']),
  clock: clockStateSchema.omit({ now: true }),
  /** Whether it is the caller's own: others only look on. */
  isOwn: z.boolean(),
});

export type Watched = z.infer<typeof watchedSchema>;
