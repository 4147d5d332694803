// What was written in a session and what happened in it, in its order.
import { hakoniwa, jsonText, nowColumn } from '@hakoniwa/database';
import { backupCount, jsonOf, name, rowKind } from '@hakoniwa/database/backup';
import {
  type GameMessage,
  messageTypeSchema,
  PLAY_EVENTS,
  senderTypeSchema,
} from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import { integer, primaryKey, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { PLAY_IDS } from './play-ids.ts';
import { sessionColumn } from './session-table.ts';

/** Everything that was written in a session. */
export const playMessagesTable = hakoniwa.table(
  'play_messages',
  {
    sessionId: sessionColumn(),
    sequence: integer().notNull(),
    turnNumber: integer().notNull(),
    messageType: text().$type<GameMessage['messageType']>().notNull(),
    senderType: text().$type<GameMessage['senderType']>().notNull(),
    content: text().notNull(),
    metadata: jsonText<Readonly<Record<string, unknown>>>().notNull().default(sql`'{}'`),
    createdAt: nowColumn(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.sequence] })],
);

export const messageKind = rowKind(playMessagesTable, {
  order: 'session_id, sequence',
  checks: {
    ...{ sessionId: PLAY_IDS.session, sequence: backupCount.min(1) },
    ...{ messageType: messageTypeSchema, senderType: senderTypeSchema },
    metadata: jsonOf(z.record(z.string(), z.unknown())),
  },
});

const detailSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Typed events of play, each with where in the log it happened. */
export const playEvents = hakoniwa.table(
  'play_events',
  {
    sessionId: sessionColumn(),
    /** Counts the events of a session from 1; with the session's id it is the event's own. */
    number: integer().notNull(),
    turnNumber: integer().notNull(),
    kind: text({ enum: PLAY_EVENTS }).notNull(),
    /** The id of whom or what it is about. */
    subject: text(),
    /** The place it happened in. */
    place: text(),
    detail: jsonText<Readonly<z.infer<typeof detailSchema>>>().notNull().default(sql`'{}'`),
    branch: text().notNull(),
    seq: integer().notNull(),
    at: nowColumn(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.number] })],
);

export const eventKind = rowKind(playEvents, {
  order: 'session_id, number',
  checks: {
    ...{ sessionId: PLAY_IDS.session, number: backupCount.min(1) },
    ...{ subject: name, place: name, branch: name },
    detail: jsonOf(detailSchema),
  },
});
