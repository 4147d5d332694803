// How the story of a scene goes: whether it stalls, and the cards the GM hands to the next turn.
import { z } from 'zod';

export const storySchema = z.strictObject({
  stall: z.strictObject({
    /** From 0, moving on, to 1, standing still. */
    score: z.number().min(0).max(1),
    level: z.enum(['none', 'log', 'warn', 'propose']),
  }),
  cards: z.array(z.string()),
});

export type Story = z.infer<typeof storySchema>;
