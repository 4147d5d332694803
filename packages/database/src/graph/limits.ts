// Every limit of the knowledge graph, with its unit and the reason it is there.

export const limits = {
  /** Characters of an id: three of them stand in one index row of PostgreSQL. */
  id: 200,
  /** Characters of a text on a node: a sentence or two, never a whole narrative. */
  text: 2_000,
  /** Nodes or edges of one update: one event touches few things. */
  perUpdate: 500,
  /** Properties of a node or edge. */
  properties: 20,
  /** Meetings looked at to say who was met: the newest tell. */
  meetings: 2_000,
  /** Answers of one query at most. */
  answers: 200,
  /** Nodes of a drawn graph at most: more is a ball of wool. */
  drawn: 1_000,
  /** Updates of one campaign carried before others have their turn. */
  carried: 200,
  /** Milliseconds before a graph that was away is tried again, doubling to the second number. */
  retryMs: 250,
  retryMaxMs: 30_000,
  /** Milliseconds to reach a graph server before it counts as away. */
  connectMs: 3_000,
  /** Milliseconds one statement is tried again over a server's hiccups. */
  statementMs: 5_000,
} as const;
