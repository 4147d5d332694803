// Opens the graph that is asked for: a Neo4j server, or the tables of the database.
import type { Database } from '../postgres/database.ts';
import type { KnowledgeGraph } from './knowledge-graph.ts';
import type { Neo4jAddress } from './neo4j/address.ts';
import { postgresGraph } from './postgres/postgres-graph.ts';

/** Where a graph is kept; a server comes first. */
export type GraphPlace =
  | { readonly neo4j: Neo4jAddress }
  | { readonly neo4j?: undefined; readonly database: Database };

/** The knowledge graph; the driver of a server is loaded only where one is used. */
export async function openGraph(place: GraphPlace): Promise<KnowledgeGraph> {
  if (!place.neo4j) return postgresGraph(place.database);
  const { neo4jGraph } = await import('./neo4j/neo4j-graph.ts');
  return neo4jGraph(place.neo4j);
}
