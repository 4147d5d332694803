// The chronicle of a garden as everyone may read it: a day at a time, or as Markdown to keep.
import { CHRONICLE_KINDS, chronicleDaySchema, idSchema, protocolLimits } from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { z } from 'zod';
import { jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenParameter } from '../../gardens/asked.ts';
import { chronicleBook } from '../../gardens/chronicle-book.ts';
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
const formatSchema = z.enum(['json', 'md']).default('json');

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
      { name: 'format', description: 'chronicle.format', schema: formatSchema },
      {
        name: 'language',
        description: 'docs.languageHelp',
        schema: z.enum(['ja', 'en']).optional(),
      },
    ],
    answers: {
      200: {
        description: 'chronicle.ok',
        content: [jsonContent('ChronicleDay', chronicleDaySchema), { type: 'text/markdown' }],
      },
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
    const format = checked(formatSchema, req.query('format'), 'format');
    const life = await parts.gardens.lifeOf(garden.facts.pack);
    const filter = { who: who === undefined ? undefined : [who], kinds };
    if (format === 'md') return markdown(context, chronicleBook({ garden, life, day, filter }));
    return context.json(await chronicleDay({ garden, isOwn, life, day, after, limit, filter }));
  },
};

function markdown(context: Context, pieces: AsyncIterable<string>): Response {
  const bytes = ReadableStream.from(pieces).pipeThrough(new TextEncoderStream());
  return context.body(bytes, 200, {
    'content-type': 'text/markdown; charset=utf-8',
    'content-disposition': 'attachment; filename="hakoniwa-chronicle.md"',
    'cache-control': 'no-store',
  });
}
