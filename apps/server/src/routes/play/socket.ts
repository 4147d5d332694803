// A session's socket: announces what was kept, each message once and in order, and how far a turn is.
import { isGardenId } from '@hakoniwa/garden';
import { CLOSE, wireIdSchema } from '@hakoniwa/protocol';
import { type Player, PlayRefused } from '@hakoniwa/sessions';
import { upgradeWebSocket } from '@hono/node-server';
import type { Context } from 'hono';
import type { WebSocket } from 'ws';
import { refusals } from '../../api/refusals.ts';
import { enterWith, passOf } from '../../borders/pass.ts';
import { servePlaySocket } from '../../play/serve-play-socket.ts';
import { Refused } from '../../refused.ts';
import type { Route, RouteParts } from '../../route.ts';
import { playersOf } from './play-route.ts';

export const playSocket: Route = {
  ...{ method: 'get', path: '/v1/game/sessions/:session/socket' },
  // A browser cannot read the status of a socket it is refused, so this route refuses by close code.
  isOpen: true,
  operation: {
    ...{ id: 'playSocket', summary: 'playSocket.summary', description: 'playSocket.description' },
    path: [{ name: 'session', description: 'play.session', schema: wireIdSchema }],
    answers: { 101: { description: 'playSocket.ok', content: [] }, ...refusals(409, 426) },
  },
  handle: async (context, parts) => {
    if (context.req.header('upgrade')?.toLowerCase() !== 'websocket')
      throw new Refused('UPGRADE_REQUIRED', 'this is a WebSocket');
    parts.viewers.checkRoom();
    const door = await whoMayEnter(context, parts);
    const upgrade = upgradeWebSocket(() => ({
      onOpen: (_event, { raw }) => {
        const socket = raw as WebSocket;
        if ('code' in door) socket.close(door.code, door.reason);
        else servePlaySocket(socket, { ...door, parts, pass: passOf(context) });
      },
    }));
    const answer = await upgrade(context, () => Promise.resolve());
    return answer ?? context.body(null, 426);
  },
};

async function whoMayEnter(context: Context, parts: RouteParts) {
  try {
    enterWith(context, { pass: await parts.access.admit(context) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { code: CLOSE.unauthorized, reason: 'show who you are' };
  }
  const sessionId = context.req.param('session') ?? '';
  const { playing, player } = playersOf(context, parts);
  const isThere =
    isGardenId(sessionId) &&
    (await playing.plays.session(player, sessionId).then(() => true, isRefusal));
  return isThere
    ? { playing, player: player satisfies Player, sessionId }
    : { code: CLOSE.notFound, reason: 'there is no such session' };
}

/** A session of somebody else is no session; anything else is a mistake of ours. */
function isRefusal(error: unknown): false {
  if (error instanceof PlayRefused) return false;
  throw error;
}
