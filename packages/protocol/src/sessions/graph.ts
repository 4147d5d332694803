// What the graph of a campaign is asked for, and what it answers.
import { z } from 'zod';

const nodeSchema = z.strictObject({ id: z.string(), label: z.string(), name: z.string() });
const edgeSchema = z.strictObject({ from: z.string(), to: z.string(), type: z.string() });

/** Whether the graph has everything that was played, or is still catching up. */
const freshnessSchema = z.strictObject({ pending: z.int().min(0) });

/** Who did I meet, and where. */
export const graphMetSchema = z.strictObject({
  people: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      affinity: z.int(),
      places: z.array(z.string()),
      sessions: z.array(z.int()),
    }),
  ),
  freshness: freshnessSchema,
});

/** What is open, with the people and places it is about. */
export const graphOpenSchema = z.strictObject({
  plots: z.array(
    z.strictObject({
      id: z.string(),
      text: z.string(),
      people: z.array(z.string()),
      places: z.array(z.string()),
      sessionNumber: z.int(),
    }),
  ),
  freshness: freshnessSchema,
});

/** What is told within two hops of a place. */
export const graphRumoursSchema = z.strictObject({
  rumours: z.array(
    z.strictObject({ id: z.string(), text: z.string(), hops: z.int(), place: z.string() }),
  ),
  freshness: freshnessSchema,
});

/** A part of the graph as nodes and edges: an arc, the descent of a log, or all of it. */
export const graphPartSchema = z.strictObject({
  nodes: z.array(nodeSchema),
  edges: z.array(edgeSchema),
  freshness: freshnessSchema,
});

export type GraphMet = z.infer<typeof graphMetSchema>;
export type GraphOpen = z.infer<typeof graphOpenSchema>;
export type GraphRumours = z.infer<typeof graphRumoursSchema>;
export type GraphPart = z.infer<typeof graphPartSchema>;
