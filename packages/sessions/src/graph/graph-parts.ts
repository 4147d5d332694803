// Parts of the graph as nodes and edges to draw: an arc, the descent of logs, or all of it.

import type { ArcView, DrawnGraph, Genealogy, GraphNode } from '@hakoniwa/database/graph';
import type { GraphPart } from '@hakoniwa/protocol/sessions';

type Part = Pick<GraphPart, 'nodes' | 'edges'>;

/** A node's id among those of every kind. */
const idOf = ({ kind, id }: Pick<GraphNode, 'kind' | 'id'>) => `${kind}:${id}`;

function drawn({ kind, id, properties }: GraphNode): Part['nodes'][number] {
  const { name, text } = properties;
  const shown = [name, text].find((one) => typeof one === 'string' && one !== '');
  return { id: idOf({ kind, id }), label: kind, name: typeof shown === 'string' ? shown : id };
}

export function drawnPart({ nodes, edges }: DrawnGraph): Part {
  return {
    nodes: nodes.map(drawn),
    edges: edges.map(({ kind, from, to }) => ({ from: idOf(from), to: idOf(to), type: kind })),
  };
}

/** An arc with what belongs to it; nothing when there is no such arc. */
export function arcPart(view: ArcView | undefined): Part {
  if (!view) return { nodes: [], edges: [] };
  const { arc, sessions, quests, people } = view;
  const npcs = people.map(({ id, name }): GraphNode => ({ kind: 'Npc', id, properties: { name } }));
  const belongs = (type: string) => (node: GraphNode) => ({
    from: idOf(node),
    to: idOf(arc),
    type,
  });
  return {
    nodes: [arc, ...sessions, ...quests, ...npcs].map(drawn),
    edges: [...[...sessions, ...quests].map(belongs('PART_OF')), ...npcs.map(belongs('MET_IN'))],
  };
}

export function genealogyPart(lines: readonly Genealogy[]): Part {
  const nodes = new Map<string, Part['nodes'][number]>();
  const edges: Part['edges'] = [];
  const add = (node: GraphNode) => nodes.set(idOf(node), drawn(node));
  for (const { log, fragments, npc } of lines) {
    add(log);
    for (const fragment of fragments) {
      add(fragment);
      edges.push({ from: idOf(fragment), to: idOf(log), type: 'COMPILED_INTO' });
    }
    if (!npc) continue;
    const person: GraphNode = { kind: 'Npc', id: npc.id, properties: { name: npc.name } };
    add(person);
    edges.push({ from: idOf(log), to: idOf(person), type: 'MANIFESTED_AS' });
  }
  return { nodes: [...nodes.values()], edges };
}
