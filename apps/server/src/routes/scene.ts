// The scene as a reader may see it: JSON, XML or plain text.
import { type Audience, sceneText, sceneXml, viewFor } from '@hakoniwa/stage';
import type { Hono } from 'hono';
import type { AppParts } from '../app-parts.ts';

export function scene(app: Hono, { garden }: AppParts): void {
  app.get('/v1/scene', (context) => {
    const audience = audienceOf(context.req.query('for') ?? 'public');
    const view = viewFor(audience, garden.world);
    const format = context.req.query('format') ?? 'json';
    if (format === 'xml')
      return context.body(sceneXml(view), 200, {
        'content-type': 'application/xml; charset=utf-8',
      });
    if (format === 'text') return context.text(sceneText(view));
    return context.json(view);
  });
}

function audienceOf(word: string): Audience {
  if (word === 'director' || word === 'public') return { as: word };
  return { as: 'character', id: word };
}
