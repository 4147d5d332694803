// Makes a graph readable: who was in an event is tied to whom, and to where it was; the events themselves step back.
import type { GraphPart } from '@hakoniwa/protocol/sessions';

type Edge = GraphPart['edges'][number];
export type Ties = Pick<GraphPart, 'nodes' | 'edges'>;

/** The same graph without events, with a tie wherever one led through an event. */
export function foldEvents({ nodes, edges }: Ties): Ties {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const isEvent = (id: string) => labels.get(id) === 'Event';
  const around = new Map<string, string[]>();
  for (const { from, to } of edges) {
    if (isEvent(from)) around.set(from, [...(around.get(from) ?? []), to]);
    if (isEvent(to)) around.set(to, [...(around.get(to) ?? []), from]);
  }
  const direct = edges.filter(({ from, to }) => !isEvent(from) && !isEvent(to));
  const through = [...around.values()].flatMap((ids) => tiesOf(ids, labels));
  return {
    nodes: nodes.filter(({ label }) => label !== 'Event'),
    edges: once([...direct, ...through]),
  };
}

function tiesOf(ids: readonly string[], labels: ReadonlyMap<string, string>): Edge[] {
  const those = (label: string) => ids.filter((id) => labels.get(id) === label);
  const people = those('Npc');
  const met = those('Character').flatMap((from) =>
    people.map((to) => ({ from, to, type: 'MET_IN' })),
  );
  const where = people.flatMap((from) =>
    those('Place').map((to) => ({ from, to, type: 'LOCATED_IN' })),
  );
  return [...met, ...where];
}

function once(edges: readonly Edge[]): Edge[] {
  return [...new Map(edges.map((edge) => [`${edge.from}\n${edge.to}`, edge])).values()];
}
