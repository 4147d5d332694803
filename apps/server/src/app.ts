// The HTTP app: routes put together, errors answered in one place.
import { Hono } from 'hono';
import type { AppParts } from './app-parts.ts';
import { health } from './routes/health.ts';
import { live } from './routes/live.ts';
import { page } from './routes/page.ts';
import { scene } from './routes/scene.ts';

/** The app; `app.request()` runs it without a socket. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono();
  for (const route of [health, page, scene, live]) route(app, parts);
  app.notFound((context) =>
    context.json(
      { error: { code: 'NOT_FOUND', message: `nothing is at ${context.req.path}` } },
      404,
    ),
  );
  app.onError((error, context) => {
    console.error(error);
    return context.json(
      { error: { code: 'INTERNAL', message: 'something went wrong here; the log says what' } },
      500,
    );
  });
  return app;
}
