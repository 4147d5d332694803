// What a campaign remembers of itself: who was met, what is open, what is told, and all of it as a graph.
import { idSchema } from '@hakoniwa/protocol';
import {
  graphMetSchema,
  graphOpenSchema,
  graphPartSchema,
  graphRumoursSchema,
} from '@hakoniwa/protocol/sessions';
import { checked } from '../../read-body.ts';
import { playRoute } from './play-route.ts';

const optionalId = idSchema.regex(/^[\w-]+$/).optional();

export const graphMet = playRoute({
  ...{ path: '/characters/:character/graph/met', id: 'graphMet' },
  ...{ summary: 'graphMet.summary', ok: 'graphMet.ok' },
  answer: { name: 'GraphMet', schema: graphMetSchema },
  handle: ({ playing, player, id }) => playing.graph.met(player, { characterId: id }),
});

export const graphOpen = playRoute({
  ...{ path: '/characters/:character/graph/open', id: 'graphOpen' },
  ...{ summary: 'graphOpen.summary', ok: 'graphOpen.ok' },
  query: [{ name: 'npc', description: 'graphOpen.npc', schema: optionalId }],
  answer: { name: 'GraphOpen', schema: graphOpenSchema },
  handle: ({ playing, player, id, context }) => {
    const npcId = checked(optionalId, context.req.query('npc'), 'npc');
    return playing.graph.open(player, { characterId: id, npcId });
  },
});

export const graphRumours = playRoute({
  ...{ path: '/characters/:character/graph/rumours', id: 'graphRumours' },
  ...{ summary: 'graphRumours.summary', ok: 'graphRumours.ok' },
  query: [{ name: 'place', description: 'graphRumours.place', schema: optionalId }],
  answer: { name: 'GraphRumours', schema: graphRumoursSchema },
  handle: ({ playing, player, id, context }) => {
    const placeId = checked(optionalId, context.req.query('place'), 'place');
    return playing.graph.rumours(player, { characterId: id, placeId });
  },
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
