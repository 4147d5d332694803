// The tables of the log: gardens, their branches, their events, and who may write them.
import { hakoniwa, idColumn, momentColumn, nowColumn, ownerColumn } from '@hakoniwa/database';
import { bigint, customType, index, integer, primaryKey, text, unique } from 'drizzle-orm/pg-core';

/** Gardens, with the world their logs begin with. JSON is kept as text: it comes back as it was. */
export const gardensTable = hakoniwa.table(
  'gardens',
  {
    id: idColumn(),
    name: text().notNull().unique(),
    ownerId: ownerColumn(),
    genesis: text().notNull(),
    genesisHash: text().notNull(),
    createdAt: nowColumn(),
    /** What it is called and where it comes from; none for a log that no server keeps. */
    title: text(),
    pack: text(),
    scenario: text(),
    language: text(),
    /** `running` or `paused`, and how fast; where its time was left when nobody keeps it open. */
    clockState: text(),
    clockSpeed: text(),
    /** Who plays its characters, as JSON text; what the server would choose when there is none. */
    minds: text(),
  },
  (table) => [index().on(table.ownerId)],
);

const garden = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => gardensTable.id, { onDelete: 'cascade' });

/** Branches and their tips; the row of a tip is what racing appends wait for. */
export const branches = hakoniwa.table(
  'branches',
  {
    id: idColumn(),
    gardenId: garden(),
    name: text().notNull(),
    /** The branch it leaves, and after which event; none for the first. */
    parent: text(),
    parentSeq: integer(),
    undoes: text(),
    /** As whoever made it said it. */
    madeAt: text(),
    tipSeq: integer().notNull(),
    tipHash: text().notNull(),
    /** The last of its own events that is packed; 0 while none is. */
    packedSeq: integer().notNull().default(0),
    /** What its own events take as they are kept: texts of rows, and packed segments. */
    bytes: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [unique().on(table.gardenId, table.name)],
);

const branch = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => branches.id, { onDelete: 'cascade' });

/** The branch each garden stands on. */
export const heads = hakoniwa.table('heads', {
  gardenId: garden().primaryKey(),
  branchId: branch(),
});

/** The log's recent part. The body is the event as JSON text, without what the other columns and the row before say. */
export const events = hakoniwa.table(
  'events',
  {
    branchId: branch(),
    seq: integer().notNull(),
    hash: text().notNull(),
    body: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.seq] })],
);

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The log's cold part: runs of events of one branch, packed. */
export const segments = hakoniwa.table(
  'segments',
  {
    branchId: branch(),
    fromSeq: integer().notNull(),
    toSeq: integer().notNull(),
    /** The hash before its first event and that of its last: the chain inside leads from one to the other. */
    prevHash: text().notNull(),
    lastHash: text().notNull(),
    body: bytes().notNull(),
    packedAt: nowColumn(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.toSeq] })],
);

/** Worlds kept to save replaying; a cache. */
export const snapshots = hakoniwa.table(
  'snapshots',
  {
    branchId: branch(),
    seq: integer().notNull(),
    hash: text().notNull(),
    stateHash: text().notNull(),
    document: text().notNull(),
    savedAt: nowColumn(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.seq] })],
);

/** Who may write a garden, until when by the database's clock; a new holder has a higher token. */
export const leases = hakoniwa.table('leases', {
  gardenId: garden().primaryKey(),
  holder: text().notNull(),
  token: bigint({ mode: 'number' }).notNull(),
  expiresAt: momentColumn().notNull(),
  /** The lock its holder keeps while it is there; without one only time tells. */
  presence: bigint({ mode: 'bigint' }),
});
