// The HTTP app: routes put together, errors answered in one place.
import { Hono } from 'hono';
import { answerError, answerNotFound } from './answer-error.ts';
import type { AppParts } from './app-parts.ts';
import { ROUTES } from './routes/index.ts';

/** The app; `app.request()` runs it without a socket. */
export function createApp(parts: AppParts): Hono {
  const app = new Hono();
  for (const { method, path, handle } of ROUTES)
    app[method](path, (context) => handle(context, { ...parts, routes: ROUTES }));
  app.notFound(answerNotFound);
  app.onError(answerError);
  return app;
}
