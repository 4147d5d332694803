// Server-sent events: the scene now, then every line of the chronicle as it is committed.
import type { Notice } from '@hakoniwa/garden';
import { eventText, viewFor } from '@hakoniwa/stage';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { AppParts } from '../app-parts.ts';

export function live(app: Hono, { garden }: AppParts): void {
  app.get('/v1/live', (context) =>
    streamSSE(context, async (stream) => {
      const send = (data: unknown) =>
        stream.writeSSE({
          event: 'scene',
          id: String(garden.head.seq),
          data: JSON.stringify(data),
        });
      const lines = (notice: Notice) =>
        notice.type === 'committed'
          ? notice.submitted.events.map((event) =>
              eventText(garden.rules, notice.submitted.world, event),
            )
          : [];
      await send({ view: viewFor({ as: 'public' }, garden.world), lines: [] });
      const stop = garden.subscribe((notice) => {
        send({ view: viewFor({ as: 'public' }, garden.world), lines: lines(notice) }).catch(() =>
          stream.abort(),
        );
      });
      await new Promise<void>((resolve) => stream.onAbort(resolve));
      stop();
    }),
  );
}
