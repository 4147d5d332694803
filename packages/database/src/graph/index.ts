// The knowledge graph: a projection of campaigns that is told by an outbox and asked by its port.
export { GraphUnavailableError, GraphUpdateError } from './errors.ts';
export type {
  Acquaintance,
  ArcView,
  DrawnGraph,
  Genealogy,
  KnowledgeGraph,
  Meeting,
  Named,
  OpenPlot,
  Rumour,
} from './knowledge-graph.ts';
export type { Neo4jAddress } from './neo4j/address.ts';
export { openGraph } from './open-graph.ts';
export { type Carrying, carryCampaign, rebuildGraph } from './outbox/carry-updates.ts';
export { type CarrierOptions, GraphCarrier } from './outbox/graph-carrier.ts';
export {
  GRAPH_NEWS,
  graphStatusOf,
  type RecordUpdates,
  recordGraphUpdates,
  waitingUpdates,
} from './outbox/record-updates.ts';
export { FORGET, graphUpdates } from './tables.ts';
export {
  type GraphEdge,
  type GraphNode,
  type GraphUpdate,
  type GraphUpdateDraft,
  type NodeRef,
  wholeUpdate,
} from './update.ts';
export { EDGE_KINDS, type EdgeKind, NODE_KINDS, type NodeKind } from './vocabulary.ts';
