// The tables: one schema for the embedded database and for a server, nothing beyond PostgreSQL 15.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  pgSchema,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Everything of ours is in a schema of its own, so that a server can be used for more. @public */
export const hakoniwa = pgSchema('hakoniwa');

const id = () => bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity();
const moment = () => timestamp({ withTimezone: true, mode: 'date' });
const now = () => moment().notNull().defaultNow();

/** People. How they prove who they are is the accounts' own affair. */
export const users = hakoniwa.table(
  'users',
  {
    id: text().primaryKey(),
    /** What they sign in with: in small letters, nobody else's. */
    name: text().notNull().unique(),
    /** The auth library knows people by an address; ours are made from the name and lead nowhere. */
    email: text().unique(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    /** `keeper` for whoever set the house up, else `member`. */
    role: text().notNull().default('member'),
    createdAt: now(),
    updatedAt: now(),
  },
  // There is one keeper of the house, however many come with a setup code at once.
  (table) => [uniqueIndex('users_one_keeper').on(table.role).where(sql`${table.role} = 'keeper'`)],
);

/** Whose a row is; nobody's in the local mode. */
const owner = () => text().references(() => users.id, { onDelete: 'cascade' });

/** Gardens, with the world their logs begin with. JSON is kept as text: it comes back as it was. */
export const gardensTable = hakoniwa.table(
  'gardens',
  {
    id: id(),
    name: text().notNull().unique(),
    ownerId: owner(),
    genesis: text().notNull(),
    genesisHash: text().notNull(),
    createdAt: now(),
    /** What it is called and where it comes from; none for a log that no server keeps. */
    title: text(),
    pack: text(),
    scenario: text(),
    language: text(),
    /** `running` or `paused`, and how fast; where its time was left when nobody keeps it open. */
    clockState: text(),
    clockSpeed: text(),
    /** Who plays its characters, as JSON text; what the house would choose when there is none. */
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
    id: id(),
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

/** The log. The body is the event as JSON text, byte for byte what its hash was taken of. */
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

/** Worlds kept to save replaying; a cache. */
export const snapshots = hakoniwa.table(
  'snapshots',
  {
    branchId: branch(),
    seq: integer().notNull(),
    hash: text().notNull(),
    stateHash: text().notNull(),
    document: text().notNull(),
    savedAt: now(),
  },
  (table) => [primaryKey({ columns: [table.branchId, table.seq] })],
);

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
    startedAt: now(),
    endedAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.gardenId, table.id] }),
    index().on(table.state),
    index().on(table.gardenId, table.startedAt),
  ],
);

/** Packs people brought along; the shipped ones are files. */
export const packs = hakoniwa.table(
  'packs',
  {
    id: id(),
    /** What it is asked for by; says nothing about it. */
    handle: text()
      .notNull()
      .unique()
      .default(sql`'pack-' || substr(md5(random()::text || clock_timestamp()::text), 1, 20)`),
    name: text().notNull(),
    version: text().notNull(),
    ownerId: owner(),
    /** `{path: text}` as JSON text. */
    files: text().notNull(),
    hash: text().notNull(),
    createdAt: now(),
    /** The revision its files are of. */
    revision: integer().notNull().default(1),
    changedAt: now(),
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
    createdAt: now(),
  },
  (table) => [primaryKey({ columns: [table.packId, table.number] })],
);

/** Settings, of the house (`scope` is `house`) or of a person or garden. */
export const settings = hakoniwa.table(
  'settings',
  {
    scope: text().notNull().default(sql`'house'`),
    name: text().notNull(),
    value: text().notNull(),
    changedAt: now(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.name] })],
);

/** Who may write a garden, until when by the database's clock; a new holder has a higher token. */
export const leases = hakoniwa.table('leases', {
  gardenId: garden().primaryKey(),
  holder: text().notNull(),
  token: bigint({ mode: 'number' }).notNull(),
  expiresAt: moment().notNull(),
  /** The lock its holder keeps while it is there; without one only time tells. */
  presence: bigint({ mode: 'bigint' }),
});

/** What is asked of a garden's writer, by whichever process, and what it came to: once for each key. */
export const requestsTable = hakoniwa.table(
  'requests',
  {
    id: id(),
    gardenId: garden(),
    key: text().notNull(),
    /** What is asked, as canonical JSON. */
    asked: text().notNull(),
    /** `waiting`, `answered`, `failed` or `withdrawn`. */
    state: text().notNull(),
    answer: text(),
    createdAt: now(),
  },
  (table) => [
    unique().on(table.gardenId, table.key),
    index('requests_waiting').on(table.gardenId, table.id).where(sql`state = 'waiting'`),
  ],
);

/** Work asked for in the same transaction as what it is about; taken up after the commit. */
export const outbox = hakoniwa.table(
  'outbox',
  {
    id: id(),
    queue: text().notNull(),
    /** Asked for twice under one key, it is done once. */
    key: text(),
    payload: text().notNull(),
    createdAt: now(),
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
    ownerId: owner(),
    createdAt: now(),
    changedAt: now(),
  },
  (table) => [index().on(table.ownerId, table.createdAt)],
);
