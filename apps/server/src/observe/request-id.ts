// A name for each request, in its answer and in every line of the log about it.
import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';

const HEADER = 'x-request-id';
const KEY = 'requestId';

/** Takes the caller's id when it is a sane one, else makes one; sets it on the answer. */
export function nameRequest(context: Context): string {
  const given = context.req.header(HEADER);
  const id = given !== undefined && /^[\w.-]{8,64}$/.test(given) ? given : randomUUID();
  context.set(KEY, id);
  context.header(HEADER, id);
  return id;
}

/** The id of a request that has been named. */
export function requestIdOf(context: Context): string {
  return (context.get(KEY) as string | undefined) ?? '';
}
