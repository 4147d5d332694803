// The tables of a garden beside its log: calls to models, requests to its writer, and packs people brought along.
import { hakoniwa, idColumn, momentColumn, nowColumn, ownerColumn } from '@hakoniwa/database';
import { gardensTable } from '@hakoniwa/store/postgres';
import { sql } from 'drizzle-orm';
import { bigint, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';

const garden = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => gardensTable.id, { onDelete: 'cascade' });

/** Calls to models and what came back, so that a replay needs none. */
export const modelCalls = hakoniwa.table(
  'model_calls',
  {
    id: text().notNull(),
    gardenId: garden(),
    /** The event that asked for it. */
    branch: text().notNull(),
    seq: integer().notNull(),
    /** `open`, `answered`, `late` or `failed`. */
    state: text().notNull(),
    model: text(),
    /** Whose call it was and why it was made. */
    character: text(),
    purpose: text(),
    /** The hash of all that decides the answer. */
    key: text(),
    request: text().notNull(),
    answer: text(),
    inputTokens: integer(),
    outputTokens: integer(),
    startedAt: nowColumn(),
    endedAt: momentColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.gardenId, table.id] }),
    index().on(table.state),
    index().on(table.gardenId, table.startedAt),
  ],
);

/** What is asked of a garden's writer, by whichever process, and what it came to: once for each key. */
export const requestsTable = hakoniwa.table(
  'requests',
  {
    id: idColumn(),
    gardenId: garden(),
    key: text().notNull(),
    /** What is asked, as canonical JSON. */
    asked: text().notNull(),
    /** `waiting`, `answered`, `failed` or `withdrawn`. */
    state: text().notNull(),
    answer: text(),
    createdAt: nowColumn(),
  },
  (table) => [
    unique().on(table.gardenId, table.key),
    index('requests_waiting').on(table.gardenId, table.id).where(sql`state = 'waiting'`),
  ],
);

/** Packs people brought along; the shipped ones are files. */
export const packs = hakoniwa.table(
  'packs',
  {
    id: idColumn(),
    /** What it is asked for by; says nothing about it. */
    handle: text()
      .notNull()
      .unique()
      .default(sql`'pack-' || substr(md5(random()::text || clock_timestamp()::text), 1, 20)`),
    name: text().notNull(),
    version: text().notNull(),
    ownerId: ownerColumn(),
    /** `{path: text}` as JSON text. */
    files: text().notNull(),
    hash: text().notNull(),
    createdAt: nowColumn(),
    /** The revision its files are of. */
    revision: integer().notNull().default(1),
    changedAt: nowColumn(),
  },
  (table) => [unique().on(table.ownerId, table.name, table.version).nullsNotDistinct()],
);

/** Every state a pack was ever in, so that an edit can be taken back and a garden keeps its own. */
export const packRevisionsTable = hakoniwa.table(
  'pack_revisions',
  {
    packId: bigint({ mode: 'number' })
      .notNull()
      .references(() => packs.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    /** The revision it was made from; none for the first. */
    parent: integer(),
    files: text().notNull(),
    hash: text().notNull(),
    /** What was changed, in words. */
    note: text(),
    createdAt: nowColumn(),
  },
  (table) => [primaryKey({ columns: [table.packId, table.number] })],
);
