// Sessions: begun, found, shown, resumed, left, and put away.

import { wireIdSchema } from '@hakoniwa/protocol';
import {
  activeSessionSchema,
  endSessionSchema,
  gameSessionSchema,
  newSessionSchema,
  questListSchema,
  sessionSceneSchema,
  undoSessionSchema,
} from '@hakoniwa/protocol/sessions';
import { asked } from '../../parameters.ts';
import { playRoute } from './play-route.ts';

const characterParameter = {
  name: 'character_id',
  description: 'play.character',
  schema: wireIdSchema,
} as const;
const session = { name: 'GameSession', schema: gameSessionSchema };

export const playBegin = playRoute({
  ...{ method: 'post', path: '/sessions', id: 'beginSession', status: 201 },
  mayMiss: true,
  ...{ summary: 'beginSession.summary', ok: 'beginSession.ok' },
  body: { name: 'NewSession', schema: newSessionSchema },
  answer: session,
  handle: async ({ playing, player, body }) => (await playing.plays.begin(player, body)).session,
});

export const playActive = playRoute({
  ...{ path: '/sessions/active', id: 'activeSession' },
  mayMiss: true,
  ...{ summary: 'activeSession.summary', ok: 'activeSession.ok' },
  query: [characterParameter],
  answer: { name: 'ActiveSession', schema: activeSessionSchema },
  handle: async ({ playing, player, context }) => {
    return { session: await playing.plays.active(player, asked(context, characterParameter)) };
  },
});

export const playShow = playRoute({
  ...{ path: '/sessions/:session', id: 'gameSession' },
  ...{ summary: 'gameSession.summary', ok: 'gameSession.ok' },
  answer: session,
  handle: ({ playing, player, id }) => playing.plays.session(player, id),
});

export const playResume = playRoute({
  ...{ path: '/sessions/:session/resume', id: 'resumeSession' },
  ...{ summary: 'resumeSession.summary', ok: 'resumeSession.ok' },
  answer: { name: 'SessionScene', schema: sessionSceneSchema },
  handle: ({ playing, player, id }) => playing.plays.scene(player, id),
});

export const playUndo = playRoute({
  ...{ method: 'post', path: '/sessions/:session/undo', id: 'undoSession' },
  ...{ summary: 'undoSession.summary', ok: 'undoSession.ok' },
  body: { name: 'UndoSession', schema: undoSessionSchema },
  answer: { name: 'SessionScene', schema: sessionSceneSchema },
  handle: ({ playing, player, id, body }) =>
    playing.plays.undo(player, { id, turns: body.turns ?? 1 }),
});

export const playEnd = playRoute({
  ...{ method: 'post', path: '/sessions/:session/end', id: 'endSession' },
  ...{ summary: 'endSession.summary', ok: 'endSession.ok' },
  body: { name: 'EndSession', schema: endSessionSchema },
  answer: session,
  handle: ({ playing, player, id }) => playing.plays.end(player, id),
});

export const playArchive = playRoute({
  ...{ method: 'post', path: '/sessions/:session/archive', id: 'archiveSession' },
  ...{ summary: 'archiveSession.summary', ok: 'archiveSession.ok' },
  answer: session,
  handle: ({ playing, player, id }) => playing.plays.archive(player, { id, isArchived: true }),
});

export const playRestore = playRoute({
  ...{ method: 'post', path: '/sessions/:session/restore', id: 'restoreSession' },
  ...{ summary: 'restoreSession.summary', ok: 'restoreSession.ok' },
  answer: session,
  handle: ({ playing, player, id }) => playing.plays.archive(player, { id, isArchived: false }),
});

const quests = { name: 'QuestList', schema: questListSchema };

export const playQuests = playRoute({
  ...{ path: '/sessions/:session/quests', id: 'sessionQuests' },
  ...{ summary: 'sessionQuests.summary', ok: 'sessionQuests.ok' },
  answer: quests,
  handle: async ({ playing, player, id }) => ({ quests: await playing.plays.quests(player, id) }),
});

export const characterQuests = playRoute({
  ...{ path: '/characters/:character/quests', id: 'characterQuests' },
  ...{ summary: 'characterQuests.summary', ok: 'characterQuests.ok' },
  answer: quests,
  handle: async ({ playing, player, id }) => ({
    quests: await playing.plays.questsOf(player, id),
  }),
});
