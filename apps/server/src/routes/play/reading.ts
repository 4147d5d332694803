// What was played: the history in pages, the messages of a session, and the ledger of story points.

import { wireIdSchema } from '@hakoniwa/protocol';
import {
  historyQuerySchema,
  historySchema,
  messagePageSchema,
  messageQuerySchema,
  PAGE_HEADERS,
  playLimits,
  STORY_STATUSES,
  spLedgerSchema,
} from '@hakoniwa/protocol/sessions';
import { historyOf, messagePage } from '@hakoniwa/sessions';
import { z } from 'zod';
import { checked } from '../../read-body.ts';
import { playRoute } from './play-route.ts';

const numberOf = (most: number) => z.int().min(1).max(most).optional();

export const playHistory = playRoute({
  ...{ path: '/sessions/history', id: 'sessionHistory' },
  mayMiss: true,
  ...{ summary: 'sessionHistory.summary', ok: 'sessionHistory.ok' },
  query: [
    { name: 'character_id', description: 'play.character', schema: wireIdSchema },
    { name: 'page', description: 'sessionHistory.page', schema: numberOf(1_000_000) },
    {
      ...{ name: 'per_page', description: 'sessionHistory.perPage' },
      schema: numberOf(playLimits.historyPage.most),
    },
    {
      ...{ name: 'status', description: 'sessionHistory.status' },
      schema: z.enum(STORY_STATUSES).optional(),
    },
    {
      ...{ name: 'archived', description: 'sessionHistory.archived' },
      schema: z.enum(['true', 'false']).optional(),
    },
  ],
  answer: { name: 'SessionHistory', schema: historySchema },
  handle: async ({ playing, player, context }) => {
    const query = checked(historyQuerySchema, { value: context.req.query() });
    const page = await historyOf(playing.plays, { player, query });
    context.header(PAGE_HEADERS.total, String(page.total));
    context.header(PAGE_HEADERS.hasNext, String(page.hasNext));
    context.header(PAGE_HEADERS.hasPrevious, String(page.hasPrevious));
    return [...page.items];
  },
});

export const playMessages = playRoute({
  ...{ path: '/sessions/:session/messages', id: 'sessionMessages' },
  ...{ summary: 'sessionMessages.summary', ok: 'sessionMessages.ok' },
  query: [
    { name: 'before', description: 'sessionMessages.before', schema: numberOf(1_000_000_000) },
    {
      name: 'after',
      description: 'sessionMessages.after',
      schema: z.int().min(0).max(999_999_999).optional(),
    },
    {
      ...{ name: 'limit', description: 'sessionMessages.limit' },
      schema: numberOf(playLimits.messagePage.most),
    },
  ],
  answer: { name: 'MessagePage', schema: messagePageSchema },
  handle: ({ playing, player, id, context }) => {
    const page = checked(messageQuerySchema, { value: context.req.query() });
    return messagePage(playing.plays, player, { id, ...page });
  },
});

export const storyPoints = playRoute({
  ...{ path: '/sp', id: 'storyPoints', summary: 'storyPoints.summary', ok: 'storyPoints.ok' },
  answer: { name: 'StoryPoints', schema: spLedgerSchema },
  handle: ({ playing, player }) => playing.plays.ledger(player, playLimits.ledgerPage.usual),
});
