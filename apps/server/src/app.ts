// The HTTP app: watched, guarded, routed, and every error answered in one place.
import { DatabaseUnavailableError } from '@hakoniwa/database';
import { Hono } from 'hono';
import { answerError, answerNotFound, errorCodeOf } from './answer-error.ts';
import { type AppParts, type CompleteApp, completeApp } from './app-parts.ts';
import { enter } from './borders/enter.ts';
import { enterWith } from './borders/pass.ts';
import { nameRoute, observeRequests } from './observe/observe-request.ts';
import { requestIdOf } from './observe/request-id.ts';
import { readParameters } from './parameters.ts';
import { ROUTES } from './routes/index.ts';
import { serveWeb } from './web/serve-web.ts';

/** The app; `app.request()` runs it without a socket. */
export function createApp(parts: AppParts): Hono {
  return appOf(completeApp(parts));
}

/** Routes of play are known by the address of their specification too. */
function addressesOf(path: string): string[] {
  return path.startsWith('/v1/game/') ? [path, `/api${path}`] : [path];
}

/** A database that went down for want of room is away for that reason. */
function whileStopped(error: Error, { storage }: Pick<CompleteApp, 'storage'>): Error {
  return (error instanceof DatabaseUnavailableError && storage.stoppedBy) || error;
}

/** The app of a server whose parts somebody else holds too. */
export function appOf(parts: CompleteApp): Hono {
  const app = new Hono();
  app.use(observeRequests(parts));
  app.use(enter(parts));
  const { web } = parts;
  if (web) app.get('*', async (context, next) => serveWeb(context, web) ?? next());
  const routeParts = { ...parts, routes: ROUTES };
  for (const { method, path, operation, handle, isOpen = false, need } of ROUTES)
    for (const address of addressesOf(path))
      app[method](address, async (context) => {
        nameRoute(context, path);
        if (!isOpen) enterWith(context, { pass: await parts.access.admit(context), need });
        readParameters(context, operation);
        return handle(context, routeParts);
      });
  app.notFound(answerNotFound);
  app.onError((thrown, context) => {
    const error = whileStopped(thrown, parts);
    const requestId = requestIdOf(context);
    const code = errorCodeOf(error);
    if (code === 'INTERNAL') parts.log.error({ err: error, requestId }, 'a mistake of ours');
    // That the disk is full is logged once; of damage every place is worth a line.
    if (code === 'STORAGE_DAMAGED') parts.log.error({ err: error, requestId }, 'damaged');
    return answerError(error, context);
  });
  return app;
}
