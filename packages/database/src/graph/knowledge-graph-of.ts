// The knowledge graph over any store of graphs: rows in, answers out, the same for all.
import { acquaintancesOf, namedPlots, rumoursOf } from './answers.ts';
import { genealogiesOf } from './genealogies.ts';
import type { GraphRows } from './graph-rows.ts';
import type { ArcView, DrawnGraph, KnowledgeGraph } from './knowledge-graph.ts';
import { limits } from './limits.ts';
import type { GraphEdge, GraphNode } from './update.ts';

/** A knowledge graph kept in these rows. */
export function knowledgeGraphOf(rows: GraphRows): KnowledgeGraph {
  return {
    apply: (update) => rows.apply(update),
    forget: (campaign) => rows.forget(campaign),
    close: () => rows.close(),
    met: async ({ campaign, characterId }) =>
      acquaintancesOf(await rows.meetingsOf(campaign, { characterId, limit: limits.meetings })),
    openPlots: async ({ campaign, characterId, npcId }) =>
      namedPlots(await rows.openPlots(campaign, { characterId }), npcId),
    rumours: async ({ campaign, ...input }) =>
      rumoursOf(await rows.rumours(campaign, { ...input, limit: limits.meetings })),
    arcView: (input) => arcView(rows, input),
    genealogy: (input) => genealogiesOf(rows, input),
    draw: (input) => draw(rows, input),
  };
}

async function arcView(
  rows: GraphRows,
  { campaign, arcId }: { readonly campaign: string; readonly arcId: string },
): Promise<ArcView | undefined> {
  const arc = await rows.node(campaign, { kind: 'StoryArc', id: arcId });
  if (!arc) return undefined;
  const found = await rows.belongingsOfArc(campaign, { arcId });
  const ofKind = (kind: GraphNode['kind']) =>
    found
      .filter((row) => row.kind === kind)
      .map(({ id, properties }): GraphNode => ({ kind, id, properties }))
      .sort(byNumberThenId);
  const people = ofKind('Npc').map(({ id, properties }) => ({ id, name: nameOr(properties, id) }));
  return { arc, sessions: ofKind('Session'), quests: ofKind('Quest'), people };
}

async function draw(
  rows: GraphRows,
  {
    campaign,
    withEvents = false,
  }: { readonly campaign: string; readonly withEvents?: boolean | undefined },
): Promise<DrawnGraph> {
  const input = { withEvents, limit: limits.drawn };
  const nodes = await rows.nodes(campaign, input);
  const shown = new Set(nodes.map(keyOf));
  const edges = await rows.edges(campaign, { withEvents, limit: limits.drawn * 4 });
  const isShown = ({ from, to }: GraphEdge) => shown.has(keyOf(from)) && shown.has(keyOf(to));
  return { nodes, edges: edges.filter(isShown) };
}

const keyOf = ({ kind, id }: Pick<GraphNode, 'kind' | 'id'>) => `${kind} ${id}`;

const nameOr = ({ name }: GraphNode['properties'], id: string) =>
  typeof name === 'string' ? name : id;

function byNumberThenId(a: GraphNode, b: GraphNode): number {
  const number = ({ properties }: GraphNode) =>
    typeof properties.number === 'number' ? properties.number : 0;
  return number(a) - number(b) || (a.id < b.id ? -1 : 1);
}
