// The questions to the graph in Neo4j. A node's key is its campaign and its id.
import { EDGE_KINDS, type EdgeKind, NODE_KINDS, type NodeKind } from '../vocabulary.ts';

/** Labels and kinds of edges cannot be parameters; both come from the vocabulary alone. */
export const cypher = {
  constraints: NODE_KINDS.flatMap((kind) => [
    `CREATE CONSTRAINT hakoniwa_${kind.toLowerCase()} IF NOT EXISTS FOR (n:${kind}) REQUIRE n.key IS UNIQUE`,
    `CREATE INDEX hakoniwa_${kind.toLowerCase()}_campaign IF NOT EXISTS FOR (n:${kind}) ON (n.campaign)`,
  ]),

  /** Takes the event's node, made if need be, under its lock; says whether its update is in already. */
  mark: `MERGE (e:Event {key: $key})
ON CREATE SET e.campaign = $campaign, e.id = $id, e.applied = false
SET e.touched = true
WITH e, e.applied AS wasApplied
SET e.applied = true
RETURN wasApplied`,

  mergeNodes: (kind: NodeKind) => `UNWIND $rows AS row
MERGE (n:${kind} {key: row.key})
ON CREATE SET n.campaign = $campaign, n.id = row.id
SET n += row.properties`,

  moved: (from: NodeKind) => `UNWIND $rows AS row
MATCH (a:${from} {key: row.from})-[r:LOCATED_IN]->(b:Place) WHERE b.key <> row.to
DELETE r`,

  mergeEdges: ({
    kind,
    from,
    to,
  }: {
    kind: EdgeKind;
    from: NodeKind;
    to: NodeKind;
  }) => `UNWIND $rows AS row
MATCH (a:${from} {key: row.from}) MATCH (b:${to} {key: row.to})
MERGE (a)-[r:${kind}]->(b)
SET r += row.properties`,

  forget: `MATCH (n:${NODE_KINDS.join('|')}) WHERE n.campaign = $campaign DETACH DELETE n`,

  meetingsOf: `MATCH (c:Character {key: $character})-[:MET_IN]->(e:Event)<-[:MET_IN]-(n:Npc)
OPTIONAL MATCH (n)-[k:KNOWS]->(c)
OPTIONAL MATCH (e)-[:PART_OF]->(s:Session)
OPTIONAL MATCH (e)-[:LOCATED_IN]->(p:Place)
RETURN n.id AS npcId, n.name AS npcName, k.affinity AS affinity, e.id AS eventId, e.seq AS seq,
  e.text AS text, s.id AS sessionId, s.number AS sessionNumber, p.id AS placeId, p.name AS placeName
ORDER BY seq DESC, eventId DESC, npcId LIMIT $limit`,

  eventsOf: `MATCH (n:Npc)-[:MET_IN]->(e:Event) WHERE n.key IN $people
OPTIONAL MATCH (e)-[:PART_OF]->(s:Session)
OPTIONAL MATCH (e)-[:LOCATED_IN]->(p:Place)
RETURN n.id AS npcId, n.name AS npcName, null AS affinity, e.id AS eventId, e.seq AS seq,
  e.text AS text, s.id AS sessionId, s.number AS sessionNumber, p.id AS placeId, p.name AS placeName
ORDER BY seq DESC, eventId DESC, npcId LIMIT $limit`,

  openPlots: `MATCH (:Character {key: $character})-[:PLAYED]->(s:Session)-[:LEFT_OPEN]->(q:Plot)
WHERE NOT EXISTS { (q)-[:RESOLVED_IN]->(:Session) }
OPTIONAL MATCH (a:Npc|Place)-[:PART_OF]->(q)
RETURN q.id AS plotId, q.text AS text, s.id AS sessionId, s.number AS number,
  labels(a)[0] AS aboutKind, a.id AS aboutId, a.name AS aboutName`,

  rumours: `CALL {
  MATCH (:Place {key: $place})<-[:LOCATED_IN]-(e:Event)
  RETURN e, null AS n, 1 AS hops
  UNION ALL
  MATCH (:Place {key: $place})<-[:LOCATED_IN]-(n:Npc)-[:MET_IN]->(e:Event)
  RETURN e, n, 1 AS hops
  UNION ALL
  MATCH (:Place {key: $place})<-[:LOCATED_IN]-(:Npc)-[:KNOWS]-(n:Npc)
  WITH DISTINCT n MATCH (n)-[:MET_IN]->(e:Event)
  RETURN e, n, 2 AS hops
}
WITH e, n, hops WHERE coalesce(e.text, '') <> ''
OPTIONAL MATCH (e)-[:LOCATED_IN]->(p:Place)
RETURN e.id AS eventId, e.seq AS seq, e.text AS text, hops, n.id AS npcId, n.name AS npcName,
  p.id AS placeId, p.name AS placeName, EXISTS { (:Character {key: $character})-[:MET_IN]->(e) } AS isOwn
ORDER BY seq DESC, hops LIMIT $limit`,

  node: (kind: NodeKind) =>
    `MATCH (n:${kind} {key: $key}) RETURN '${kind}' AS kind, n.id AS id, properties(n) AS properties`,

  belongingsOfArc: `MATCH (a:StoryArc {key: $arc})
CALL {
  WITH a MATCH (s:Session)-[:PART_OF]->(a) RETURN 'Session' AS kind, s AS n
  UNION
  WITH a MATCH (q:Quest)-[:PART_OF]->(a) RETURN 'Quest' AS kind, q AS n
  UNION
  WITH a MATCH (a)<-[:PART_OF]-(:Session)-[:ADVANCED]->(q:Quest) RETURN 'Quest' AS kind, q AS n
  UNION
  WITH a MATCH (a)<-[:PART_OF]-(:Session)<-[:PART_OF]-(:Event)<-[:MET_IN]-(p:Npc)
  RETURN 'Npc' AS kind, p AS n
}
RETURN DISTINCT a.id AS to, kind, n.id AS id, properties(n) AS properties`,

  logs: `MATCH (g:CompletedLog) WHERE g.campaign = $campaign AND ($of IS NULL OR ($kind = 'CompletedLog' AND g.key = $of)
  OR EXISTS { MATCH (f:LogFragment)-[:COMPILED_INTO]->(g) WHERE $kind = 'LogFragment' AND f.key = $of }
  OR EXISTS { MATCH (g)-[:MANIFESTED_AS]->(n:Npc) WHERE $kind = 'Npc' AND n.key = $of })
RETURN 'CompletedLog' AS kind, g.id AS id, properties(g) AS properties ORDER BY id LIMIT $limit`,

  belongingsOfLogs: `MATCH (f:LogFragment)-[c:COMPILED_INTO]->(g:CompletedLog) WHERE g.key IN $logs
RETURN g.id AS to, 'LogFragment' AS kind, f.id AS id, properties(f) AS properties, properties(c) AS role
UNION ALL
MATCH (g:CompletedLog)-[:MANIFESTED_AS]->(n:Npc) WHERE g.key IN $logs
RETURN g.id AS to, 'Npc' AS kind, n.id AS id, properties(n) AS properties, {} AS role`,

  nodes: `MATCH (n:${NODE_KINDS.join('|')}) WHERE n.campaign = $campaign AND ($withEvents OR NOT n:Event)
RETURN labels(n)[0] AS kind, n.id AS id, properties(n) AS properties ORDER BY kind, id LIMIT $limit`,

  edges: `MATCH (a:${NODE_KINDS.join('|')})-[r:${EDGE_KINDS.join('|')}]->(b) WHERE a.campaign = $campaign
  AND ($withEvents OR (NOT a:Event AND NOT b:Event))
RETURN type(r) AS kind, labels(a)[0] AS fromKind, a.id AS fromId, labels(b)[0] AS toKind, b.id AS toId,
  properties(r) AS properties
ORDER BY kind, fromKind, fromId, toKind, toId LIMIT $limit`,
} as const;
