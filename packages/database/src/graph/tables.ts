// The tables of the knowledge graph: its outbox, and the graph itself where no graph server is used.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { hakoniwa, momentColumn, nowColumn } from '../tables/columns.ts';

/** In place of an update: the campaign is gone, and the graph is to forget it. */
export const FORGET = '\u0001forget';

const properties = () => jsonb().$type<Record<string, string | number | boolean>>().notNull();

/** What the graph is to be told, in order; kept for good, so that a graph can be built anew. */
export const graphUpdates = hakoniwa.table(
  'graph_updates',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    campaign: text().notNull(),
    eventId: text().notNull(),
    /** The session whose result waits for it. */
    sessionId: text(),
    /** The update as JSON. */
    body: text().notNull(),
    attempts: integer().notNull().default(0),
    error: text(),
    appliedAt: momentColumn(),
    createdAt: nowColumn(),
  },
  (table) => [
    unique().on(table.campaign, table.eventId),
    index('graph_updates_pending').on(table.campaign, table.id).where(sql`applied_at is null`),
    index().on(table.sessionId),
  ],
);

/** Nodes, each in one campaign. */
export const graphNodes = hakoniwa.table(
  'graph_nodes',
  {
    campaign: text().notNull(),
    kind: text().notNull(),
    id: text().notNull(),
    properties: properties(),
    /** Of events: whether their update was taken in. */
    isApplied: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.campaign, table.kind, table.id] })],
);

/** Edges; both ends are in the campaign of the edge. */
export const graphEdges = hakoniwa.table(
  'graph_edges',
  {
    campaign: text().notNull(),
    kind: text().notNull(),
    fromKind: text().notNull(),
    fromId: text().notNull(),
    toKind: text().notNull(),
    toId: text().notNull(),
    properties: properties(),
  },
  (table) => {
    const { campaign, kind, fromKind, fromId, toKind, toId } = table;
    const node = [graphNodes.campaign, graphNodes.kind, graphNodes.id] as const;
    return [
      primaryKey({ columns: [campaign, fromKind, fromId, kind, toKind, toId] }),
      foreignKey({
        name: 'graph_edges_from',
        columns: [campaign, fromKind, fromId],
        foreignColumns: [...node],
      }).onDelete('cascade'),
      foreignKey({
        name: 'graph_edges_to',
        columns: [campaign, toKind, toId],
        foreignColumns: [...node],
      }).onDelete('cascade'),
      index('graph_edges_back').on(campaign, toKind, toId, kind),
    ];
  },
);
