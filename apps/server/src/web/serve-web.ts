// Answers addresses that belong to the web app: its files, and its page behind every route it has.
import type { Context } from 'hono';
import { nameRoute, WEB } from '../observe/observe-request.ts';
import { safeHeaders } from '../safe-headers.ts';
import type { WebApp, WebFile } from './web-app.ts';

/** First words of the app's routes; everything else that is unknown stays unknown. */
const PAGES: ReadonlySet<string> = new Set([
  '',
  'garden',
  'scene',
  'game',
  'history',
  'characters',
  'quests',
  'arcs',
  'graph',
  'lab',
  'workshop',
  'settings',
]);

/** Only from this server, nothing inline; pictures may also be made on the page. */
const POLICY =
  "default-src 'self'; img-src 'self' data: blob:; connect-src 'self'; object-src 'none'";

/** The answer of the web app to an address; undefined when it has none. */
export function serveWeb(context: Context, web: WebApp): Response | undefined {
  const { path } = context.req;
  const found = web.file(path);
  if (found && path !== '/index.html') {
    nameRoute(context, `${WEB}file`);
    return answerFile(context, found);
  }
  if (!PAGES.has(path.split('/')[1] ?? '')) return undefined;
  nameRoute(context, `${WEB}page`);
  return answerFile(context, web.index);
}

function answerFile(context: Context, file: WebFile): Response {
  const isPacked = /\bgzip\b/.test(context.req.header('accept-encoding') ?? '');
  const body = isPacked ? file.packed() : file.bytes;
  return context.body(new Uint8Array(body), 200, {
    'content-type': file.type,
    'cache-control': file.isLasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
    ...(isPacked ? { 'content-encoding': 'gzip' } : {}),
    ...safeHeaders(POLICY),
  });
}
