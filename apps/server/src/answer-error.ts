// The one place where errors become HTTP answers.
import { DictionaryUnreadable } from '@hakoniwa/gm/load';
import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import {
  BodyBroken,
  BodyNotJson,
  BodyTooLarge,
  BodyTypeUnsupported,
  type Problem,
  RequestInvalid,
} from './errors.ts';

/** The body of every answer that is not a success. */
export interface ErrorAnswer {
  readonly error: {
    readonly code: string;
    readonly message: string;
    readonly problems?: readonly Problem[];
  };
}

/** Each class with its status; the order does not matter, they share no ancestor but Error. */
const STATUSES: readonly [
  new (...args: never[]) => Error & { code: string },
  ContentfulStatusCode,
][] = [
  [BodyNotJson, 400],
  [BodyBroken, 400],
  [BodyTooLarge, 413],
  [BodyTypeUnsupported, 415],
  [RequestInvalid, 422],
  [DictionaryUnreadable, 503],
];

/** The answer to an error; one that nobody foresaw is logged here and not shown. */
export function answerError(error: unknown, context: Context): Response {
  for (const [kind, status] of STATUSES) {
    if (!(error instanceof kind)) continue;
    const { code, message } = error;
    const problems = error instanceof RequestInvalid ? { problems: error.problems } : {};
    return context.json({ error: { code, message, ...problems } } satisfies ErrorAnswer, status);
  }
  console.error(error);
  const message = 'something went wrong here; the log says what';
  return context.json({ error: { code: 'INTERNAL', message } } satisfies ErrorAnswer, 500);
}

/** The answer where nothing is. */
export function answerNotFound(context: Context): Response {
  const message = `nothing is at ${context.req.path}`;
  return context.json({ error: { code: 'NOT_FOUND', message } } satisfies ErrorAnswer, 404);
}
