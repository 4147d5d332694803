// One update of the graph: what an event adds to it, checked and made whole before anybody keeps it.
import { soundText } from '@hakoniwa/stage';
import { z } from 'zod';
import { GraphUpdateError } from './errors.ts';
import { limits } from './limits.ts';
import { EDGE_KINDS, EDGES, NODE_KINDS, type NodeKind } from './vocabulary.ts';

/** Words every node has anyway. */
const RESERVED = new Set(['id', 'key', 'kind', 'campaign', 'applied', 'constructor']);

const text = z.string().max(limits.text).transform(soundText);
const id = z.string().min(1).max(limits.id).transform(soundText);
const properties = z
  .record(
    z
      .string()
      .regex(/^[a-z][A-Za-z0-9]*$/)
      .refine((name) => !RESERVED.has(name), 'a word every node has'),
    z.union([text, z.number(), z.boolean()]),
  )
  .refine((found) => Object.keys(found).length <= limits.properties, 'too many properties');

const refSchema = z.strictObject({ kind: z.enum(NODE_KINDS), id });
const nodeSchema = refSchema.extend({ properties: properties.default({}) });
const edgeSchema = z.strictObject({
  kind: z.enum(EDGE_KINDS),
  from: refSchema,
  to: refSchema,
  properties: properties.default({}),
});

const updateSchema = z.strictObject({
  /** The campaign it belongs to: one world, never joined to another. */
  campaign: id,
  /** The event it comes from; told twice, it counts once. */
  event: z.strictObject({
    id,
    /** Where it stands in its log. */
    seq: z.int().min(0),
    /** What sort of event, as the log or the session calls it. */
    type: z.string().min(1).max(100).transform(soundText),
    /** A sentence for people; empty when there is nothing to tell. */
    text: text.default(''),
  }),
  nodes: z.array(nodeSchema).max(limits.perUpdate).default([]),
  edges: z.array(edgeSchema).max(limits.perUpdate).default([]),
});

export type GraphUpdateDraft = z.input<typeof updateSchema>;
/** An update with its Event among the nodes, and every end of an edge too. */
export type GraphUpdate = z.output<typeof updateSchema>;
export type NodeRef = z.output<typeof refSchema>;
export type GraphNode = z.output<typeof nodeSchema>;
export type GraphEdge = z.output<typeof edgeSchema>;
export type Properties = GraphNode['properties'];

/** Checks an update and adds the nodes it speaks of; GRAPH_UPDATE when it says what cannot be. */
export function wholeUpdate(draft: unknown): GraphUpdate {
  const read = updateSchema.safeParse(draft);
  if (!read.success) throw new GraphUpdateError(z.prettifyError(read.error));
  const update = read.data;
  for (const edge of update.edges) checkEnds(edge);
  return { ...update, nodes: allNodes(update), edges: eachOnce(update.edges) };
}

function checkEnds({ kind, from, to }: GraphEdge): void {
  const ends: { from: readonly NodeKind[]; to: readonly NodeKind[] } = EDGES[kind];
  if (ends.from.includes(from.kind) && ends.to.includes(to.kind)) return;
  throw new GraphUpdateError(`${kind} does not lead from ${from.kind} to ${to.kind}`);
}

/** Each node once, its properties put together; the last word on a property counts. */
function allNodes({ event, nodes, edges }: GraphUpdate): GraphNode[] {
  const { id: eventId, ...told } = event;
  const found = new Map<string, GraphNode>();
  const add = (node: GraphNode) => {
    const key = `${node.kind} ${node.id}`;
    const before = found.get(key);
    found.set(key, { ...node, properties: { ...before?.properties, ...node.properties } });
  };
  for (const node of nodes) add(node);
  add({ kind: 'Event', id: eventId, properties: told });
  for (const { from, to } of edges) for (const end of [from, to]) add({ ...end, properties: {} });
  return [...found.values()];
}

/** Each edge once, its last word; somebody or something is in one place at a time. */
function eachOnce(edges: readonly GraphEdge[]): GraphEdge[] {
  const found = new Map<string, GraphEdge>();
  for (const edge of edges) {
    const { kind, from, to } = edge;
    const key = JSON.stringify([kind, from, kind === 'LOCATED_IN' ? null : to]);
    found.delete(key);
    found.set(key, edge);
  }
  return [...found.values()];
}
