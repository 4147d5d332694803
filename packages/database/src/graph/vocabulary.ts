// The words of the knowledge graph: what its nodes and edges may be, and what joins what.

export const NODE_KINDS = [
  'Character',
  'Npc',
  'Place',
  'Session',
  'Quest',
  'StoryArc',
  'Plot',
  'LogFragment',
  'CompletedLog',
  'Item',
  'Event',
] as const;
export type NodeKind = (typeof NODE_KINDS)[number];

/** From which kinds an edge may leave, and where it may lead. */
interface Ends {
  readonly from: readonly NodeKind[];
  readonly to: readonly NodeKind[];
}

/** Every edge, by its kind. People and things are joined through the events they were part of. */
export const EDGES = {
  /** Who played a session. */
  PLAYED: { from: ['Character'], to: ['Session'] },
  /** Who was in an event; two people in one event have met. */
  MET_IN: { from: ['Character', 'Npc'], to: ['Event'] },
  /** How somebody stands to somebody: `affinity`. */
  KNOWS: { from: ['Character', 'Npc'], to: ['Character', 'Npc'] },
  /** Where somebody or something is, or where an event took place. */
  LOCATED_IN: { from: ['Character', 'Npc', 'Event', 'Item', 'LogFragment'], to: ['Place'] },
  VISITED: { from: ['Character'], to: ['Place'] },
  /** What a session moved on: `progress`. */
  ADVANCED: { from: ['Session'], to: ['Quest', 'StoryArc'] },
  /** Events in sessions, sessions and quests in arcs, people and places in plots. */
  PART_OF: {
    from: ['Event', 'Session', 'Quest', 'Npc', 'Place'],
    to: ['Session', 'StoryArc', 'Plot'],
  },
  LEFT_OPEN: { from: ['Session'], to: ['Plot'] },
  RESOLVED_IN: { from: ['Plot'], to: ['Session'] },
  FOUND: { from: ['Character'], to: ['LogFragment', 'Item'] },
  COMPILED_INTO: { from: ['LogFragment'], to: ['CompletedLog'] },
  MANIFESTED_AS: { from: ['CompletedLog'], to: ['Npc'] },
} as const satisfies Record<string, Ends>;
export type EdgeKind = keyof typeof EDGES;
export const EDGE_KINDS = Object.keys(EDGES) as readonly EdgeKind[];
