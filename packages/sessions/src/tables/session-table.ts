// Sessions: spans of a garden's log. A new column is declared here; its rows in backups and its type follow.
import { hakoniwa, jsonText, momentColumn, nowColumn } from '@hakoniwa/database';
import { backupCount, jsonOf, name, rowKind } from '@hakoniwa/database/backup';
import {
  characterStateSchema,
  type ProcessingStatus,
  processingStatusSchema,
  SESSION_STATUSES,
} from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  integer,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { characterColumn } from './character-table.ts';
import { PLAY_IDS } from './play-ids.ts';
import type { SessionData } from './session-data.ts';

export const playSessions = hakoniwa.table(
  'play_sessions',
  {
    id: text().primaryKey(),
    characterId: characterColumn(),
    number: integer().notNull(),
    status: text({ enum: SESSION_STATUSES }).notNull(),
    isFirst: boolean().notNull(),
    previousSessionId: text().unique(),
    storyArcId: text(),
    initialPlace: text().notNull(),
    /** Where the log stood when it began and when it ended. */
    startSeq: integer().notNull(),
    endSeq: integer(),
    turnCount: integer().notNull().default(0),
    wordCount: integer().notNull().default(0),
    messageCount: integer().notNull().default(0),
    activeMs: bigint({ mode: 'number' }).notNull().default(0),
    firstActedAt: momentColumn(),
    lastActedAt: momentColumn(),
    proposalCount: integer().notNull().default(0),
    lastProposalAt: momentColumn(),
    /** The turn after which an ending was last proposed. */
    lastProposalTurn: integer(),
    currentScene: text().notNull().default(''),
    data: jsonText<SessionData>().notNull().default(sql`'{}'`),
    /** The id the result will have, from when the ending is accepted on. */
    resultId: text().unique(),
    /** None before the ending is accepted. */
    resultStatus: text().$type<ProcessingStatus>(),
    resultSummary: text(),
    resultProcessedAt: momentColumn(),
    createdAt: nowColumn(),
    updatedAt: nowColumn(),
    endedAt: momentColumn(),
    archivedAt: momentColumn(),
    /** Counts every change of the row, so that nobody goes on from what is no longer so. */
    revision: integer()
      .notNull()
      .default(1)
      .$onUpdate(() => sql`revision + 1`),
  },
  (table) => [
    unique().on(table.characterId, table.number),
    unique('play_sessions_of_character').on(table.characterId, table.id),
    // What a session goes on from is a session of the same character.
    foreignKey({
      name: 'play_sessions_previous',
      columns: [table.characterId, table.previousSessionId],
      foreignColumns: [table.characterId, table.id],
    }),
    uniqueIndex('play_sessions_one_active')
      .on(table.characterId)
      .where(sql`status in ('ACTIVE', 'ENDING_PROPOSED')`),
  ],
);

/** Whose a row is: that session's. */
export const sessionColumn = () =>
  text()
    .notNull()
    .references(() => playSessions.id, { onDelete: 'cascade' });

export const sessionKind = rowKind(playSessions, {
  order: 'number',
  checks: {
    ...{ id: PLAY_IDS.session, characterId: PLAY_IDS.character },
    ...{ previousSessionId: PLAY_IDS.session, storyArcId: PLAY_IDS.arc, resultId: PLAY_IDS.result },
    ...{ number: backupCount.min(1), initialPlace: name, resultStatus: processingStatusSchema },
    data: jsonOf(
      z.object({
        choices: z.array(z.looseObject({ id: z.string(), text: z.string() })),
        state: characterStateSchema,
        settled: z.array(z.string()),
      }),
    ),
  },
});
