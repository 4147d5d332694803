// What a campaign remembers of itself: who was met, what is open, what is told, and all of it as a graph.
import { wireIdSchema } from '@hakoniwa/protocol';
import {
  graphMetSchema,
  graphOpenSchema,
  graphPartSchema,
  graphRumoursSchema,
} from '@hakoniwa/protocol/sessions';
import { asked } from '../../parameters.ts';
import { playRoute } from './play-route.ts';

const optionalId = wireIdSchema.regex(/^[\w-]+$/).optional();
const npc = { name: 'npc', description: 'graphOpen.npc', schema: optionalId } as const;
const place = { name: 'place', description: 'graphRumours.place', schema: optionalId } as const;

export const graphMet = playRoute({
  ...{ path: '/characters/:character/graph/met', id: 'graphMet' },
  ...{ summary: 'graphMet.summary', ok: 'graphMet.ok' },
  answer: { name: 'GraphMet', schema: graphMetSchema },
  handle: ({ playing, player, id }) => playing.graph.met(player, { characterId: id }),
});

export const graphOpen = playRoute({
  ...{ path: '/characters/:character/graph/open', id: 'graphOpen' },
  ...{ summary: 'graphOpen.summary', ok: 'graphOpen.ok' },
  query: [npc],
  answer: { name: 'GraphOpen', schema: graphOpenSchema },
  handle: ({ playing, player, id, context }) =>
    playing.graph.open(player, { characterId: id, npcId: asked(context, npc) }),
});

export const graphRumours = playRoute({
  ...{ path: '/characters/:character/graph/rumours', id: 'graphRumours' },
  ...{ summary: 'graphRumours.summary', ok: 'graphRumours.ok' },
  query: [place],
  answer: { name: 'GraphRumours', schema: graphRumoursSchema },
  handle: ({ playing, player, id, context }) =>
    playing.graph.rumours(player, { characterId: id, placeId: asked(context, place) }),
});

const part = { name: 'GraphPart', schema: graphPartSchema };

export const graphWhole = playRoute({
  ...{ path: '/characters/:character/graph', id: 'graph' },
  ...{ summary: 'graph.summary', ok: 'graph.ok' },
  answer: part,
  handle: ({ playing, player, id }) => playing.graph.whole(player, { characterId: id }),
});

export const graphLogs = playRoute({
  ...{ path: '/characters/:character/graph/logs', id: 'graphLogs' },
  ...{ summary: 'graphLogs.summary', ok: 'graphLogs.ok' },
  answer: part,
  handle: ({ playing, player, id }) => playing.graph.genealogy(player, { characterId: id }),
});
