// Server-sent events: the scene and the chronicle so far, then every new line as it is committed.
import { liveId, liveSceneSchema, readLiveId } from '@hakoniwa/protocol';
import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import { jsonContent } from '../api/json-content.ts';
import { refusals } from '../api/refusals.ts';
import { passOf } from '../borders/pass.ts';
import { frontGarden, frontParameter } from '../gardens/front-garden.ts';
import { languageParameter } from '../language-asked.ts';
import { lastEventParameter } from '../live/last-event.ts';
import { LiveStream } from '../live/live-stream.ts';
import { asked } from '../parameters.ts';
import type { Route, RouteParts } from '../route.ts';

export const live: Route = {
  method: 'get',
  path: '/v1/live',
  operation: {
    id: 'live',
    summary: 'live.summary',
    description: 'live.description',
    query: [languageParameter, frontParameter],
    headers: [lastEventParameter],
    answers: {
      200: {
        description: 'live.ok',
        content: [{ ...jsonContent('LiveScene', liveSceneSchema), type: 'text/event-stream' }],
      },
      ...refusals(404),
    },
  },
  handle: follow,
};

async function follow(context: Context, parts: RouteParts): Promise<Response> {
  const garden = await frontGarden(context, parts);
  parts.viewers.checkRoom();
  const last = readLiveId(asked(context, lastEventParameter));
  return streamSSE(context, async (stream) => {
    const live = new LiveStream({
      garden,
      write: ({ event, at, data }) =>
        stream.writeSSE({ event, ...(at ? { id: liveId(at) } : {}), data: JSON.stringify(data) }),
      cut: () => stream.abort(),
    });
    const leave = parts.viewers.enter({
      kind: 'stream',
      garden: garden.facts.id,
      pass: passOf(context),
      close: (reason) => live.end(reason),
    });
    stream.onAbort(() => live.end());
    await live.run(last);
    leave();
  });
}
