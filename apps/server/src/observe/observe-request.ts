// Watches every request: its name, its time, its line in the log, its span when tracing is configured.
import type { Context, MiddlewareHandler } from 'hono';
import type { CompleteApp } from '../app-parts.ts';
import { ownWordsLog } from './log.ts';
import { nameRequest } from './request-id.ts';
import { inSpan } from './span.ts';

const ROUTE = 'route';
/** How the names of what the web app answers begin. */
export const WEB = 'web:';
const MS_PER_SECOND = 1_000;

/** The outermost layer of the app. */
export function observeRequests({ metrics, log }: CompleteApp): MiddlewareHandler {
  const lines = ownWordsLog(log);
  return async (context, next) => {
    const requestId = nameRequest(context);
    const { method } = context.req;
    const began = performance.now();
    const traceId = await inSpan(`${method} ${context.req.path}`, {
      work: next,
      result: () => resultOf(context),
    });
    const told = resultOf(context);
    const ms = performance.now() - began;
    metrics.requests.add(told);
    metrics.durations.observe({ route: told.route }, ms / MS_PER_SECOND);
    // Files of the page come by the dozen and tell nothing about the server.
    const usual = told.route.startsWith(WEB) ? 'debug' : 'info';
    const line = { requestId, ...told, ms: Math.round(ms * 100) / 100, ...traceId };
    lines[told.status >= 500 ? 'error' : usual](line, 'request');
  };
}

function resultOf(context: Context): { method: string; route: string; status: number } {
  const route = (context.get(ROUTE) as string | undefined) ?? '(none)';
  return { method: context.req.method, route, status: context.res.status };
}

/** Says which route answers, for the figures: by its pattern, never by what a client wrote. */
export function nameRoute(context: { set: (key: string, value: string) => void }, path: string) {
  context.set(ROUTE, path);
}
