// The knowledge graph as tables in the database that is there anyway.
import type pg from 'pg';
import { isConnectionLoss } from '../../postgres/connection-loss.ts';
import type { Database } from '../../postgres/database.ts';
import { transactionOn } from '../../postgres/transaction-on.ts';
import { GraphUnavailableError } from '../errors.ts';
import type { BelongingRow, GraphRows, MeetingRow, PlotRow, RumourRow } from '../graph-rows.ts';
import type { KnowledgeGraph } from '../knowledge-graph.ts';
import { knowledgeGraphOf } from '../knowledge-graph-of.ts';
import type { GraphEdge, GraphNode } from '../update.ts';
import { graphStatements } from './statements.ts';
import { takeInFacts } from './take-in.ts';

interface EdgeRow {
  readonly kind: GraphEdge['kind'];
  readonly fromKind: GraphNode['kind'];
  readonly fromId: string;
  readonly toKind: GraphNode['kind'];
  readonly toId: string;
  readonly properties: GraphEdge['properties'];
}

/** The graph in these tables; the database is closed by whoever opened it. */
export function postgresGraph(database: Database): KnowledgeGraph {
  return knowledgeGraphOf(rowsOf(database));
}

function rowsOf(database: Database): GraphRows {
  const ask = async <Row extends pg.QueryResultRow>(text: string, ...values: unknown[]) =>
    reach(async () => (await database.pool.query<Row>(text, values)).rows);
  return {
    apply: (update) =>
      reach(() => transactionOn(database, ({ client }) => takeInFacts(client, update))),
    forget: async (campaign) => {
      await ask('delete from hakoniwa.graph_nodes where campaign = $1', campaign);
    },
    meetingsOf: (campaign, { characterId, limit }) =>
      ask<MeetingRow>(graphStatements.meetingsOf, campaign, characterId, limit),
    eventsOf: (campaign, { npcIds, limit }) =>
      ask<MeetingRow>(graphStatements.eventsOf, campaign, npcIds, limit),
    openPlots: (campaign, { characterId }) =>
      ask<PlotRow>(graphStatements.openPlots, campaign, characterId),
    rumours: (campaign, { characterId, placeId, limit }) =>
      ask<RumourRow>(graphStatements.rumours, campaign, characterId, placeId, limit),
    node: async (campaign, { kind, id }) =>
      (await ask<GraphNode>(graphStatements.node, campaign, kind, id))[0],
    belongingsOfArc: (campaign, { arcId }) =>
      ask<BelongingRow>(graphStatements.belongingsOfArc, campaign, arcId),
    logs: (campaign, { of, limit }) =>
      ask<GraphNode>(graphStatements.logs, campaign, of?.kind ?? null, of?.id ?? null, limit),
    belongingsOfLogs: (campaign, { logIds }) =>
      ask<BelongingRow>(graphStatements.belongingsOfLogs, campaign, logIds),
    nodes: (campaign, { withEvents, limit }) =>
      ask<GraphNode>(graphStatements.nodes, campaign, withEvents, limit),
    edges: async (campaign, { withEvents, limit }) =>
      (await ask<EdgeRow>(graphStatements.edges, campaign, withEvents, limit)).map(edgeOf),
    close: async () => undefined,
  };
}

function edgeOf({ kind, fromKind, fromId, toKind, toId, properties }: EdgeRow): GraphEdge {
  return { kind, from: { kind: fromKind, id: fromId }, to: { kind: toKind, id: toId }, properties };
}

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isConnectionLoss(error) ? new GraphUnavailableError(error) : error;
  }
}
