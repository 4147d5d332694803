// Endings: proposals, how far a result is, and the result.
import { hakoniwa, jsonText, momentColumn, nowColumn } from '@hakoniwa/database';
import { backupCount, jsonOf, name, rowKind } from '@hakoniwa/database/backup';
import {
  type EndingProposal,
  PROPOSAL_STATES,
  proposalSchema,
  STEP_STATES,
  sessionResultSchema,
} from '@hakoniwa/protocol/sessions';
import { sql } from 'drizzle-orm';
import { boolean, integer, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { PLAY_IDS } from './play-ids.ts';
import { sessionColumn } from './session-table.ts';

/** Proposals to end; counted when they are made. */
export const playProposals = hakoniwa.table(
  'play_proposals',
  {
    sessionId: sessionColumn(),
    number: integer().notNull(),
    isMandatory: boolean().notNull(),
    /** The proposal as it is told. */
    body: jsonText<EndingProposal>().notNull(),
    state: text({ enum: PROPOSAL_STATES }).notNull(),
    createdAt: nowColumn(),
    decidedAt: momentColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.number] }),
    uniqueIndex('play_proposals_one_open').on(table.sessionId).where(sql`state = 'open'`),
  ],
);

export const proposalKind = rowKind(playProposals, {
  order: 'session_id, number',
  checks: { sessionId: PLAY_IDS.session, number: backupCount.min(1), body: jsonOf(proposalSchema) },
});

/** How far the result of a session is: each step with what it came to. */
export const playResultSteps = hakoniwa.table(
  'play_result_steps',
  {
    sessionId: sessionColumn(),
    step: text().notNull(),
    state: text({ enum: STEP_STATES }).notNull(),
    attempts: integer().notNull().default(0),
    /** What it came to. */
    output: jsonText<Readonly<Record<string, unknown>>>(),
    error: text(),
    changedAt: nowColumn(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.step] })],
);

export const stepKind = rowKind(playResultSteps, {
  order: 'session_id, step',
  checks: {
    sessionId: PLAY_IDS.session,
    step: name,
    output: jsonOf(z.record(z.string(), z.unknown())),
  },
});

const bodySchema = sessionResultSchema.omit({ graphUpdates: true });

/** Results, one for each session. */
export const playResults = hakoniwa.table('play_results', {
  id: text().primaryKey(),
  sessionId: sessionColumn().unique(),
  /** The result as it is told. */
  body: jsonText<z.infer<typeof bodySchema>>().notNull(),
  /** `pending` until the graph has it. */
  graphStatus: text().notNull().default('pending'),
  createdAt: nowColumn(),
});

export const resultKind = rowKind(playResults, {
  order: 'created_at, id',
  // The graph is built anew.
  madeAnew: ['graphStatus'],
  checks: { id: PLAY_IDS.result, sessionId: PLAY_IDS.session, body: jsonOf(bodySchema) },
});
