// The chronicle of a garden, a day at a time, as everyone may read it.
import { CHRONICLE_KINDS, chronicleDaySchema, idSchema, protocolLimits } from '@hakoniwa/protocol';
import { z } from 'zod';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenParameter } from '../../gardens/asked.ts';
import { chronicleDay } from '../../gardens/chronicle-day.ts';
import { watchedGarden } from '../../gardens/watched-garden.ts';
import { checked } from '../../read-body.ts';
import type { Route } from '../../route.ts';

const numberSchema = z.coerce.number().int().max(Number.MAX_SAFE_INTEGER);
const daySchema = numberSchema.min(1).optional();
const afterSchema = numberSchema.min(0).default(0);
const limitSchema = numberSchema.min(1).max(protocolLimits.pageEvents).default(200);
const whoSchema = idSchema.optional();
const kindsSchema = z
  .string()
  .transform((words) => words.split(','))
  .pipe(z.array(z.enum(CHRONICLE_KINDS)))
  .optional();

export const gardenChronicle: Route = {
  method: 'get',
  path: '/v1/gardens/:id/chronicle',
  operation: {
    id: 'chronicle',
    summary: 'chronicle.summary',
    path: [gardenParameter],
    query: [
      { name: 'day', description: 'chronicle.day', schema: daySchema },
      { name: 'who', description: 'chronicle.who', schema: whoSchema },
      { name: 'kinds', description: 'chronicle.kinds', schema: z.string().optional() },
      { name: 'after', description: 'events.after', schema: afterSchema },
      { name: 'limit', description: 'chronicle.limit', schema: limitSchema },
      {
        name: 'language',
        description: 'docs.languageHelp',
        schema: z.enum(['ja', 'en']).optional(),
      },
    ],
    answers: {
      200: jsonAnswer('chronicle.ok', jsonContent('ChronicleDay', chronicleDaySchema)),
      ...refusals(404, 422),
    },
  },
  handle: async (context, parts) => {
    const { garden, isOwn } = await watchedGarden(context, parts);
    const { req } = context;
    const day = checked(daySchema, req.query('day'), 'day');
    const after = checked(afterSchema, req.query('after'), 'after');
    const limit = checked(limitSchema, req.query('limit'), 'limit');
    const who = checked(whoSchema, req.query('who'), 'who');
    const kinds = checked(kindsSchema, req.query('kinds'), 'kinds');
    const life = await parts.gardens.lifeOf(garden.facts.pack);
    const filter = { who: who === undefined ? undefined : [who], kinds };
    return context.json(await chronicleDay({ garden, isOwn, life, day, after, limit, filter }));
  },
};
