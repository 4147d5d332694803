// A garden's socket: announces every commit by its number, to one reader, with resume after a break.
import { CLOSE, seqSchema, wireIdSchema } from '@hakoniwa/protocol';
import { upgradeWebSocket } from '@hono/node-server';
import type { Context } from 'hono';
import type { WebSocket } from 'ws';
import { refusals } from '../../api/refusals.ts';
import { enterWith, passOf } from '../../borders/pass.ts';
import { findGarden, gardenParameter, readerParameter } from '../../gardens/asked.ts';
import { asked } from '../../parameters.ts';
import { Refused } from '../../refused.ts';
import type { Route, RouteParts } from '../../route.ts';
import { type Hello, serveSocket } from '../../socket/serve-socket.ts';

const after = { name: 'after', description: 'socket.after', schema: seqSchema.optional() } as const;
const branch = {
  name: 'branch',
  description: 'socket.branch',
  schema: wireIdSchema.optional(),
} as const;

export const gardenSocket: Route = {
  method: 'get',
  path: '/v1/gardens/:id/socket',
  // A browser cannot read the status of a socket it is refused, so this route refuses by close code.
  isOpen: true,
  operation: {
    id: 'socket',
    summary: 'socket.summary',
    description: 'socket.description',
    path: [gardenParameter],
    query: [readerParameter, after, branch],
    answers: {
      101: { description: 'socket.ok', content: [] },
      ...refusals(422, 426),
    },
  },
  handle: async (context, parts) => {
    const hello = helloIn(context);
    if (context.req.header('upgrade')?.toLowerCase() !== 'websocket')
      throw new Refused('UPGRADE_REQUIRED', 'this is a WebSocket');
    parts.viewers.checkRoom();
    const door = await whoMayEnter(context, parts);
    const upgrade = upgradeWebSocket(() => ({
      onOpen: (_event, { raw }) => {
        const socket = raw as WebSocket;
        if ('code' in door) socket.close(door.code, door.reason);
        else
          serveSocket(socket, { garden: door.garden, house: parts, pass: passOf(context), hello });
      },
    }));
    const answer = await upgrade(context, () => Promise.resolve());
    return answer ?? context.body(null, 426);
  },
};

async function whoMayEnter(context: Context, { access, gardens }: RouteParts) {
  try {
    enterWith(context, { pass: await access.admit(context) });
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { code: CLOSE.unauthorized, reason: 'show who you are' };
  }
  const garden = await findGarden(context.req.param('id') ?? '', {
    gardens,
    caller: passOf(context),
  });
  return garden ? { garden } : { code: CLOSE.notFound, reason: 'there is no such garden' };
}

/** An address that says where to go on needs no hello. */
function helloIn(context: Context): Hello | undefined {
  const last = asked(context, after);
  const as = asked(context, readerParameter);
  if (last === undefined && as === undefined) return undefined;
  const since = last === undefined ? undefined : { after: last, branch: asked(context, branch) };
  return { as: as ?? 'public', since };
}
