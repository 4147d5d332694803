// The chronicle of a garden as everyone may read it: a day at a time, or as Markdown to keep.
import { chronicleBook, chronicleDay } from '@hakoniwa/garden';
import {
  CHRONICLE_KINDS,
  chronicleDaySchema,
  protocolLimits,
  seqSchema,
  wireIdSchema,
} from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { z } from 'zod';
import { jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { gardenParameter } from '../../gardens/asked.ts';
import { watchedGarden } from '../../gardens/watched-garden.ts';
import { languageParameter } from '../../language-asked.ts';
import { asked } from '../../parameters.ts';
import type { Route } from '../../route.ts';

const day = {
  name: 'day',
  description: 'chronicle.day',
  schema: z.int().min(1).max(protocolLimits.days).optional(),
} as const;
const who = { name: 'who', description: 'chronicle.who', schema: wireIdSchema.optional() } as const;
const kinds = {
  name: 'kinds',
  description: 'chronicle.kinds',
  schema: z
    .string()
    .transform((words) => words.split(','))
    .pipe(z.array(z.enum(CHRONICLE_KINDS)))
    .optional(),
} as const;
const after = {
  name: 'after',
  description: 'events.after',
  schema: seqSchema.default(0),
} as const;
const limit = {
  name: 'limit',
  description: 'chronicle.limit',
  schema: z.int().min(1).max(protocolLimits.pageEvents).default(200),
} as const;
const format = {
  name: 'format',
  description: 'chronicle.format',
  schema: z.enum(['json', 'md']).default('json'),
} as const;

export const gardenChronicle: Route = {
  method: 'get',
  path: '/v1/gardens/:id/chronicle',
  operation: {
    id: 'chronicle',
    summary: 'chronicle.summary',
    path: [gardenParameter],
    query: [day, who, kinds, after, limit, format, languageParameter],
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
    const person = asked(context, who);
    const life = await parts.gardens.lifeOf(garden.facts.pack);
    const wanted = {
      ...{ garden, life, day: asked(context, day) },
      filter: { who: person === undefined ? undefined : [person], kinds: asked(context, kinds) },
    };
    if (asked(context, format) === 'md') return markdown(context, chronicleBook(wanted));
    const page = { after: asked(context, after), limit: asked(context, limit) };
    return context.json(await chronicleDay({ ...wanted, isOwn, ...page }));
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
