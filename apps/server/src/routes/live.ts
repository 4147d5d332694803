// Server-sent events: the scene and the chronicle so far, then every new line as it is committed.
import { viewFor } from '@hakoniwa/stage';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { z } from 'zod';
import { type ChronicleLine, linesOf } from '../chronicle.ts';
import { languageAsked } from '../language-asked.ts';
import type { Route, RouteParts } from '../route.ts';

export const live: Route = {
  method: 'get',
  path: '/v1/live',
  operation: {
    id: 'live',
    summary: 'live.summary',
    description: 'live.description',
    query: [
      {
        name: 'language',
        description: 'docs.languageHelp',
        schema: z.enum(['ja', 'en']).optional(),
      },
    ],
    answers: { 200: { description: 'live.ok', content: [{ type: 'text/event-stream' }] } },
  },
  handle: follow,
};

function follow(context: Context, { gardens }: RouteParts): Response {
  const { garden, chronicle } = gardens[languageAsked(context)];
  return streamSSE(context, async (stream) => {
    const send = (lines: readonly ChronicleLine[]) =>
      stream.writeSSE({
        event: 'scene',
        id: String(garden.head.seq),
        data: JSON.stringify({ view: viewFor({ as: 'public' }, garden.world), lines }),
      });
    await send(chronicle.lines);
    const stop = garden.subscribe((notice) => {
      send(linesOf(garden, notice)).catch(() => stream.abort());
    });
    await new Promise<void>((resolve) => stream.onAbort(resolve));
    stop();
  });
}
