// A garden's life as server-sent events: what changes for one reader, with resume after a break.
import { liveId, readLiveId, watchedSchema } from '@hakoniwa/protocol';
import { streamSSE } from 'hono/streaming';
import { jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import { passOf } from '../../borders/pass.ts';
import { gardenParameter, readerAsked, readerParameter } from '../../gardens/asked.ts';
import { watchedGarden } from '../../gardens/watched-garden.ts';
import { languageParameter } from '../../language-asked.ts';
import { lastEventParameter } from '../../live/last-event.ts';
import { WatchStream } from '../../live/watch-stream.ts';
import { asked } from '../../parameters.ts';
import { Refused } from '../../refused.ts';
import type { Route } from '../../route.ts';

export const gardenWatch: Route = {
  method: 'get',
  path: '/v1/gardens/:id/watch',
  operation: {
    id: 'watch',
    summary: 'watch.summary',
    description: 'watch.description',
    path: [gardenParameter],
    query: [readerParameter, languageParameter],
    headers: [lastEventParameter],
    answers: {
      200: {
        description: 'watch.ok',
        content: [{ ...jsonContent('Watched', watchedSchema), type: 'text/event-stream' }],
      },
      ...refusals(403, 404, 422),
    },
  },
  handle: async (context, parts) => {
    const { garden, isOwn } = await watchedGarden(context, parts);
    const audience = readerAsked(asked(context, readerParameter) ?? 'public', garden);
    if (!isOwn && audience.as !== 'public')
      throw new Refused('FORBIDDEN', 'only its owner sees more than everyone sees');
    parts.viewers.checkRoom();
    const life = await parts.gardens.lifeOf(garden.facts.pack);
    const since = readLiveId(asked(context, lastEventParameter));
    return streamSSE(context, async (stream) => {
      const watcher = new WatchStream({
        ...{ garden, audience, isOwn, life, since },
        write: ({ event, at, data }) =>
          stream.writeSSE({ event, ...(at ? { id: liveId(at) } : {}), data }),
        cut: () => stream.abort(),
      });
      const leave = parts.viewers.enter({
        kind: 'stream',
        garden: garden.facts.id,
        pass: passOf(context),
        close: (reason) => watcher.end(reason),
      });
      stream.onAbort(() => watcher.end());
      await watcher.run();
      leave();
    });
  },
};
