// The scene as a reader may see it: JSON, XML or plain text.
import { type Audience, sceneText, sceneXml, viewFor } from '@hakoniwa/stage';
import { z } from 'zod';
import { refusals } from '../api/refusals.ts';
import { RequestInvalid } from '../errors.ts';
import { frontGarden } from '../gardens/front-garden.ts';
import type { Route } from '../route.ts';

const formatSchema = z.enum(['json', 'xml', 'text']);

export const scene: Route = {
  method: 'get',
  path: '/v1/scene',
  operation: {
    id: 'scene',
    summary: 'scene.summary',
    description: 'scene.description',
    query: [
      {
        name: 'language',
        description: 'docs.languageHelp',
        schema: z.enum(['ja', 'en']).optional(),
      },
      { name: 'garden', description: 'live.garden', schema: z.string().optional() },
      { name: 'for', description: 'scene.for', schema: z.string().default('public') },
      { name: 'format', description: 'scene.format', schema: formatSchema.default('json') },
    ],
    answers: {
      200: {
        description: 'scene.ok',
        content: [
          { type: 'application/json', schema: z.looseObject({}) },
          { type: 'application/xml' },
          { type: 'text/plain' },
        ],
      },
      ...refusals(404, 422),
    },
  },
  handle: async (context, parts) => {
    const garden = await frontGarden(context, parts);
    const format = readFormat(context.req.query('format') ?? 'json');
    const view = viewFor(audienceOf(context.req.query('for') ?? 'public'), garden.world);
    if (format === 'xml')
      return context.body(sceneXml(view), 200, {
        'content-type': 'application/xml; charset=utf-8',
      });
    return format === 'text' ? context.text(sceneText(view)) : context.json(view);
  },
};

function readFormat(word: string): z.infer<typeof formatSchema> {
  const read = formatSchema.safeParse(word);
  if (read.success) return read.data;
  throw new RequestInvalid([{ path: 'format', message: formatSchema.options.join(', ') }]);
}

function audienceOf(word: string): Audience {
  if (word === 'director' || word === 'public') return { as: word };
  return { as: 'character', id: word };
}
