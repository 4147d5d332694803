// What comes after a session: its result, the session that goes on from it, and the arcs.

import { wireIdSchema } from '@hakoniwa/protocol';
import {
  arcListSchema,
  continueSchema,
  gameSessionSchema,
  pendingResultSchema,
  sessionResultSchema,
} from '@hakoniwa/protocol/sessions';
import type { Context } from 'hono';
import { jsonAnswer, jsonContent } from '../../api/json-content.ts';
import { refusals } from '../../api/refusals.ts';
import type { ResultReader } from '../../play/playing.ts';
import type { Route } from '../../route.ts';
import { idAsked, playersOf, playRoute } from './play-route.ts';

const result = jsonContent('SessionResult', sessionResultSchema);
const pending = jsonContent('PendingResult', pendingResultSchema);
const path = [{ name: 'session', description: 'play.session', schema: wireIdSchema }] as const;
const answers = {
  200: jsonAnswer('sessionResult.ok', result),
  202: jsonAnswer('sessionResult.pending', pending),
  ...refusals(404, 409),
};

/** A result that is there, or with 202 how far it is. */
function answerResult(context: Context, read: ResultReader): Response {
  return read.state === 'ready' ? context.json(read.result) : context.json(read.pending, 202);
}

export const playResult: Route = {
  ...{ method: 'get', path: '/v1/game/sessions/:session/result' },
  operation: { id: 'sessionResult', summary: 'sessionResult.summary', path, answers },
  handle: async (context, parts) => {
    const { playing, player } = playersOf(context, parts);
    const id = idAsked(context, 'session');
    return answerResult(context, await playing.afterwards.read(player, id));
  },
};

export const playResultRetry: Route = {
  ...{ method: 'post', path: '/v1/game/sessions/:session/result/retry' },
  operation: { id: 'retryResult', summary: 'retryResult.summary', path, answers },
  handle: async (context, parts) => {
    const { playing, player } = playersOf(context, parts);
    const id = idAsked(context, 'session');
    return answerResult(context, await playing.afterwards.retry(player, id));
  },
};

export const playContinue = playRoute({
  ...{ method: 'post', path: '/sessions/continue', id: 'continueSession', status: 201 },
  mayMiss: true,
  ...{ summary: 'continueSession.summary', ok: 'continueSession.ok' },
  body: { name: 'ContinueSession', schema: continueSchema },
  answer: { name: 'GameSession', schema: gameSessionSchema },
  handle: async ({ playing, player, body }) =>
    (await playing.afterwards.continue(player, body)).session,
});

export const characterArcs = playRoute({
  ...{ path: '/characters/:character/arcs', id: 'characterArcs' },
  ...{ summary: 'characterArcs.summary', ok: 'characterArcs.ok' },
  answer: { name: 'ArcList', schema: arcListSchema },
  handle: async ({ playing, player, id }) => ({
    arcs: [...(await playing.afterwards.arcs(player, id))],
  }),
});
