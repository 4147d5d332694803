// The scene as a reader may see it: JSON, XML or plain text.
import { type Audience, sceneText, sceneXml, viewFor } from '@hakoniwa/stage';
import { z } from 'zod';
import { refusals } from '../api/refusals.ts';
import { frontGarden, frontParameter } from '../gardens/front-garden.ts';
import { languageParameter } from '../language-asked.ts';
import { asked } from '../parameters.ts';
import type { Route } from '../route.ts';

const formatSchema = z.enum(['json', 'xml', 'text']).default('json');
const format = { name: 'format', description: 'scene.format', schema: formatSchema } as const;
const wordSchema = z.string().default('public');
const readerWord = { name: 'for', description: 'scene.for', schema: wordSchema } as const;

export const frontSceneRoute: Route = {
  method: 'get',
  path: '/v1/scene',
  operation: {
    id: 'scene',
    summary: 'scene.summary',
    description: 'scene.description',
    query: [languageParameter, frontParameter, readerWord, format],
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
    const view = viewFor(audienceOf(asked(context, readerWord)), garden.world);
    const written = asked(context, format);
    if (written === 'xml')
      return context.body(sceneXml(view), 200, {
        'content-type': 'application/xml; charset=utf-8',
      });
    return written === 'text' ? context.text(sceneText(view)) : context.json(view);
  },
};

function audienceOf(word: string): Audience {
  if (word === 'director' || word === 'public') return { as: word };
  return { as: 'character', id: word };
}
