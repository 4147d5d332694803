// The tables of jobs: what is asked for, and how far it is.
import { index, integer, text, unique } from 'drizzle-orm/pg-core';
import { hakoniwa, idColumn, nowColumn } from '../tables/columns.ts';
import { ownerColumn } from '../tables/people.ts';

/** Work asked for in the same transaction as what it is about; taken up after the commit. */
export const outbox = hakoniwa.table(
  'outbox',
  {
    id: idColumn(),
    queue: text().notNull(),
    /** Asked for twice under one key, it is done once. */
    key: text(),
    payload: text().notNull(),
    createdAt: nowColumn(),
  },
  (table) => [unique().on(table.queue, table.key)],
);

/** How far a job is, for whoever waits for it; outlives the job itself. */
export const jobProgress = hakoniwa.table(
  'job_progress',
  {
    jobId: text().primaryKey(),
    queue: text().notNull(),
    /** `waiting`, `running`, `retrying`, `done`, `dead` or `cancelled`. */
    state: text().notNull(),
    attempt: integer().notNull().default(0),
    done: integer().notNull().default(0),
    total: integer(),
    note: text(),
    result: text(),
    error: text(),
    ownerId: ownerColumn(),
    createdAt: nowColumn(),
    changedAt: nowColumn(),
  },
  (table) => [index().on(table.ownerId, table.createdAt)],
);
