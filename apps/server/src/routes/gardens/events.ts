// The log as a reader may hear it, page by page: the cursor is the last seq that was read.
import { wireEvent } from '@hakoniwa/garden';
import { eventPageSchema, protocolLimits, seqSchema, wireIdSchema } from '@hakoniwa/protocol';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter, readerAsked, readerParameter } from '../../gardens/asked.ts';
import { asked } from '../../parameters.ts';
import type { Route } from '../../route.ts';

const after = {
  name: 'after',
  description: 'events.after',
  schema: seqSchema.default(0),
} as const;
const limit = {
  name: 'limit',
  description: 'events.limit',
  schema: z.int().min(1).max(protocolLimits.pageEvents).default(100),
} as const;
const branch = {
  name: 'branch',
  description: 'events.branch',
  schema: wireIdSchema.optional(),
} as const;

export const gardenEvents: Route = {
  method: 'get',
  path: '/v1/gardens/:id/events',
  operation: {
    id: 'events',
    summary: 'events.summary',
    path: [gardenParameter],
    query: [readerParameter, after, limit, branch],
    answers: {
      200: jsonAnswer('events.ok', jsonContent('EventPage', eventPageSchema)),
      ...refusals(404, 422),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const audience = readerAsked(asked(context, readerParameter) ?? 'public', garden);
    const most = asked(context, limit);
    const line = asked(context, branch) ?? garden.head.branch;
    const { rules, world } = garden;
    const found = await garden.events({ branch: line, after: asked(context, after), limit: most });
    const events = found.flatMap((event) => wireEvent({ rules, world, audience }, event) ?? []);
    const next = found.length === most ? (found.at(-1)?.seq ?? null) : null;
    return context.json({ branch: line, events, next } satisfies z.input<typeof eventPageSchema>);
  },
};
