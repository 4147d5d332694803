// The log as a reader may hear it, page by page: the cursor is the last seq that was read.
import { eventPageSchema, protocolLimits } from '@hakoniwa/protocol';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenAsked, gardenParameter, readerAsked, readerParameter } from '../../gardens/asked.ts';
import { wireEvent } from '../../gardens/wire-event.ts';
import { checked } from '../../read-body.ts';
import type { Route } from '../../route.ts';

const afterSchema = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0);
const limitSchema = z.coerce.number().int().min(1).max(protocolLimits.pageEvents).default(100);
const branchSchema = z.string().min(1).max(protocolLimits.idLength).optional();

export const gardenEvents: Route = {
  method: 'get',
  path: '/v1/gardens/:id/events',
  operation: {
    id: 'events',
    summary: 'events.summary',
    path: [gardenParameter],
    query: [
      readerParameter,
      { name: 'after', description: 'events.after', schema: afterSchema },
      { name: 'limit', description: 'events.limit', schema: limitSchema },
      { name: 'branch', description: 'events.branch', schema: branchSchema },
    ],
    answers: {
      200: jsonAnswer('events.ok', jsonContent('EventPage', eventPageSchema)),
      ...refusals(404, 422),
    },
  },
  handle: async (context, parts) => {
    const garden = await gardenAsked(context, parts);
    const { req } = context;
    const audience = readerAsked(req.query('as') ?? 'public', garden);
    const after = checked(afterSchema, req.query('after'), 'after');
    const limit = checked(limitSchema, req.query('limit'), 'limit');
    const branch = checked(branchSchema, req.query('branch'), 'branch') ?? garden.head.branch;
    const { rules, world } = garden;
    const found = await garden.events({ branch, after, limit });
    const events = found.flatMap((event) => wireEvent({ rules, world, audience }, event) ?? []);
    const next = found.length === limit ? (found.at(-1)?.seq ?? null) : null;
    return context.json({ branch, events, next } satisfies z.input<typeof eventPageSchema>);
  },
};
