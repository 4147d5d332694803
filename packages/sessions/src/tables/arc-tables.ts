// Stories longer than a session, and what was reached in them.
import { hakoniwa, momentColumn, nowColumn } from '@hakoniwa/database';
import { backupCount, name, rowKind } from '@hakoniwa/database/backup';
import { storyStatusSchema } from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import { integer, primaryKey, real, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { characterColumn } from './character-table.ts';
import { PLAY_IDS } from './play-ids.ts';
import { sessionColumn } from './session-table.ts';

export const playArcs = hakoniwa.table(
  'play_arcs',
  {
    id: text().primaryKey(),
    characterId: characterColumn(),
    /** The arc in the pack. */
    arc: text().notNull(),
    status: text().$type<z.infer<typeof storyStatusSchema>>().notNull(),
    progress: real().notNull().default(0),
    phase: integer().notNull().default(1),
    phases: integer().notNull(),
    sessionCount: integer().notNull().default(0),
    startedAt: nowColumn(),
    completedAt: momentColumn(),
  },
  (table) => [
    unique().on(table.characterId, table.arc),
    uniqueIndex('play_arcs_one_active').on(table.characterId).where(sql`status = 'active'`),
  ],
);

export const arcKind = rowKind(playArcs, {
  order: 'started_at, id',
  checks: {
    ...{ id: PLAY_IDS.arc, characterId: PLAY_IDS.character, arc: name, status: storyStatusSchema },
    ...{ progress: z.number().min(0).max(100) },
    ...{ phase: backupCount.min(1), phases: backupCount.min(1) },
  },
});

/** Milestones that were reached, each once. */
export const playMilestones = hakoniwa.table(
  'play_milestones',
  {
    arcId: text()
      .notNull()
      .references(() => playArcs.id, { onDelete: 'cascade' }),
    milestone: text().notNull(),
    sessionId: sessionColumn(),
    reachedAt: nowColumn(),
  },
  (table) => [primaryKey({ columns: [table.arcId, table.milestone] })],
);

export const milestoneKind = rowKind(playMilestones, {
  order: 'arc_id, milestone',
  checks: { arcId: PLAY_IDS.arc, milestone: name, sessionId: PLAY_IDS.session },
});
