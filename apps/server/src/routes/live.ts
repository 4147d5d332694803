// Server-sent events: the scene and the chronicle so far, then every new line as it is committed.
import { viewFor } from '@hakoniwa/stage';
import type { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { AppParts } from '../app-parts.ts';
import { type ChronicleLine, linesOf } from '../chronicle.ts';

export function live(app: Hono, { garden, chronicle }: AppParts): void {
  app.get('/v1/live', (context) =>
    streamSSE(context, async (stream) => {
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
    }),
  );
}
