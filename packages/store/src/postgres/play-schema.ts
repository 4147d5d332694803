// The tables of sessions: who plays, what was played and said, what was proposed, and what came of it.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  primaryKey,
  real,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { hakoniwa, users } from './schema.ts';

const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const now = () => moment().notNull().defaultNow();
/** Nobody's in the local mode. */
const owner = () => text().references(() => users.id, { onDelete: 'cascade' });

/** Player characters, each with the garden its campaign is played in. @public */
export const playCharacters = hakoniwa.table(
  'play_characters',
  {
    id: text().primaryKey(),
    ownerId: owner(),
    name: text().notNull(),
    /** Description, appearance and personality as JSON text. */
    about: text().notNull(),
    pack: text().notNull(),
    scenario: text().notNull(),
    language: text().notNull(),
    seed: bigint({ mode: 'number' }).notNull(),
    /** The name of the garden; it is made when the first session begins. */
    garden: text().notNull().unique(),
    createdAt: now(),
    deletedAt: moment(),
  },
  (table) => [index().on(table.ownerId)],
);

const character = () =>
  text()
    .notNull()
    .references(() => playCharacters.id, { onDelete: 'cascade' });

/** Sessions: spans of a garden's log. @public */
export const playSessions = hakoniwa.table(
  'play_sessions',
  {
    id: text().primaryKey(),
    characterId: character(),
    number: integer().notNull(),
    /** `ACTIVE`, `ENDING_PROPOSED`, `COMPLETED` or `ABANDONED`. */
    status: text().notNull(),
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
    lastActedAt: moment(),
    proposalCount: integer().notNull().default(0),
    lastProposalAt: moment(),
    currentScene: text().notNull().default(''),
    /** What the next session goes on from, and what was told of the last one, as JSON text. */
    data: text().notNull().default('{}'),
    /** The id the result will have, from when the ending is accepted on. */
    resultId: text().unique(),
    /** `processing`, `completed` or `failed`; none before the ending is accepted. */
    resultStatus: text(),
    resultSummary: text(),
    resultProcessedAt: moment(),
    createdAt: now(),
    updatedAt: now(),
    endedAt: moment(),
    archivedAt: moment(),
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

const session = () =>
  text()
    .notNull()
    .references(() => playSessions.id, { onDelete: 'cascade' });

/** Everything that was written in a session, in its order. @public */
export const playMessagesTable = hakoniwa.table(
  'play_messages',
  {
    sessionId: session(),
    sequence: integer().notNull(),
    turnNumber: integer().notNull(),
    messageType: text().notNull(),
    senderType: text().notNull(),
    content: text().notNull(),
    metadata: text().notNull().default('{}'),
    createdAt: now(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.sequence] })],
);

/** Typed events of play, each with where in the log it happened. @public */
export const playEvents = hakoniwa.table(
  'play_events',
  {
    sessionId: session(),
    /** Counts the events of a session from 1; with the session's id it is the event's own. */
    number: integer().notNull(),
    turnNumber: integer().notNull(),
    kind: text().notNull(),
    /** The id of whom or what it is about. */
    subject: text(),
    /** The place it happened in. */
    place: text(),
    /** More of it as JSON text. */
    detail: text().notNull().default('{}'),
    branch: text().notNull(),
    seq: integer().notNull(),
    at: now(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.number] })],
);

/** Proposals to end; counted when they are made. @public */
export const playProposals = hakoniwa.table(
  'play_proposals',
  {
    sessionId: session(),
    number: integer().notNull(),
    isMandatory: boolean().notNull(),
    /** The proposal as it is told, as JSON text. */
    body: text().notNull(),
    /** `open`, `rejected` or `accepted`. */
    state: text().notNull(),
    createdAt: now(),
    decidedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.number] }),
    uniqueIndex('play_proposals_one_open').on(table.sessionId).where(sql`state = 'open'`),
  ],
);

/** How far the result of a session is: each step with what it came to. @public */
export const playResultSteps = hakoniwa.table(
  'play_result_steps',
  {
    sessionId: session(),
    step: text().notNull(),
    /** `waiting`, `done` or `degraded`. */
    state: text().notNull(),
    attempts: integer().notNull().default(0),
    /** What it came to, as JSON text. */
    output: text(),
    error: text(),
    changedAt: now(),
  },
  (table) => [primaryKey({ columns: [table.sessionId, table.step] })],
);

/** Results, one for each session. @public */
export const playResults = hakoniwa.table('play_results', {
  id: text().primaryKey(),
  sessionId: session().unique(),
  /** The result as it is told, as JSON text. */
  body: text().notNull(),
  /** `pending` until the graph has it. */
  graphStatus: text().notNull().default('pending'),
  createdAt: now(),
});

/** Stories longer than a session. @public */
export const playArcs = hakoniwa.table(
  'play_arcs',
  {
    id: text().primaryKey(),
    characterId: character(),
    /** The arc in the pack. */
    arc: text().notNull(),
    /** `active`, `completed` or `abandoned`. */
    status: text().notNull(),
    progress: real().notNull().default(0),
    phase: integer().notNull().default(1),
    phases: integer().notNull(),
    sessionCount: integer().notNull().default(0),
    startedAt: now(),
    completedAt: moment(),
  },
  (table) => [
    unique().on(table.characterId, table.arc),
    uniqueIndex('play_arcs_one_active').on(table.characterId).where(sql`status = 'active'`),
  ],
);

/** Milestones that were reached, each once. @public */
export const playMilestones = hakoniwa.table(
  'play_milestones',
  {
    arcId: text()
      .notNull()
      .references(() => playArcs.id, { onDelete: 'cascade' }),
    milestone: text().notNull(),
    sessionId: session(),
    reachedAt: now(),
  },
  (table) => [primaryKey({ columns: [table.arcId, table.milestone] })],
);

/** What is left of a person's story points; `local` in the local mode. @public */
export const spWallets = hakoniwa.table(
  'sp_wallets',
  { person: text().primaryKey(), ownerId: owner(), balance: integer().notNull() },
  (table) => [check('sp_wallets_not_overdrawn', sql`${table.balance} >= 0`)],
);

/** Every change of a wallet; asked for twice under one key, it is made once. @public */
export const spEntries = hakoniwa.table(
  'sp_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    person: text()
      .notNull()
      .references(() => spWallets.person, { onDelete: 'cascade' }),
    key: text().notNull(),
    kind: text().notNull(),
    amount: integer().notNull(),
    balanceAfter: integer().notNull(),
    sessionId: text(),
    turnNumber: integer(),
    at: now(),
  },
  (table) => [unique().on(table.person, table.key)],
);
