// Updates and questions as Cypher: keys in, the vocabulary's rows out.
import type { BelongingRow, GraphRows } from '../graph-rows.ts';
import type { GraphEdge, GraphNode, GraphUpdate, NodeRef, Properties } from '../update.ts';
import type { NodeKind } from '../vocabulary.ts';
import type { Run, Runner } from './runner.ts';
import { cypher } from './statements.ts';

export function neo4jRows({ read, write, close }: Runner): GraphRows {
  return {
    apply: (update) => write((run) => takeIn(run, update)),
    forget: async (campaign) => void (await write((run) => run(cypher.forget, { campaign }))),
    meetingsOf: (campaign, { characterId, limit }) =>
      read(cypher.meetingsOf, { character: key(campaign, characterId), limit: int(limit) }),
    eventsOf: (campaign, { npcIds, limit }) =>
      read(cypher.eventsOf, { people: keys(campaign, npcIds), limit: int(limit) }),
    openPlots: (campaign, { characterId }) =>
      read(cypher.openPlots, { character: key(campaign, characterId) }),
    rumours: (campaign, { characterId, placeId, limit }) =>
      read(cypher.rumours, {
        character: key(campaign, characterId),
        place: key(campaign, placeId),
        limit: int(limit),
      }),
    node: async (campaign, ref) => {
      const parameters = { key: key(campaign, ref.id) };
      return (await read<GraphNode>(cypher.node(ref.kind), parameters)).map(bare)[0];
    },
    belongingsOfArc: async (campaign, { arcId }) =>
      (await read<BelongingRow>(cypher.belongingsOfArc, { arc: key(campaign, arcId) })).map(bare),
    logs: async (campaign, { of, limit }) =>
      (
        await read<GraphNode>(cypher.logs, { campaign, ...about(campaign, of), limit: int(limit) })
      ).map(bare),
    belongingsOfLogs: async (campaign, { logIds }) =>
      (
        await read<BelongingRow & { role: Properties }>(cypher.belongingsOfLogs, {
          logs: keys(campaign, logIds),
        })
      ).map(({ role, ...row }) => bare({ ...row, properties: { ...row.properties, ...role } })),
    nodes: async (campaign, { withEvents, limit }) =>
      (await read<GraphNode>(cypher.nodes, { campaign, withEvents, limit: int(limit) })).map(bare),
    edges: async (campaign, { withEvents, limit }) =>
      (await read<EdgeRow>(cypher.edges, { campaign, withEvents, limit: int(limit) })).map(edgeOf),
    close,
  };
}

/** Statements of one transaction; the mark's lock keeps a second teller of the same event waiting. */
async function takeIn(run: Run, update: GraphUpdate): Promise<void> {
  const { campaign, event, nodes, edges } = update;
  const [mark] = await run(cypher.mark, { key: key(campaign, event.id), campaign, id: event.id });
  if (mark?.wasApplied === true) return;
  for (const [kind, rows] of byKind(nodes, ({ kind }) => kind)) {
    const keyed = rows.map(({ id, properties }) => ({ key: key(campaign, id), id, properties }));
    await run(cypher.mergeNodes(kind as NodeKind), { campaign, rows: keyed });
  }
  const shape = ({ kind, from, to }: GraphEdge) => `${kind} ${from.kind} ${to.kind}`;
  for (const rows of byKind(edges, shape).values()) await join(run, { campaign, rows });
}

async function join(
  run: Run,
  { campaign, rows }: { readonly campaign: string; readonly rows: readonly GraphEdge[] },
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const keyed = rows.map(({ from, to, properties }) => ({
    from: key(campaign, from.id),
    to: key(campaign, to.id),
    properties,
  }));
  const ends = { kind: first.kind, from: first.from.kind, to: first.to.kind };
  if (first.kind === 'LOCATED_IN') await run(cypher.moved(ends.from), { rows: keyed });
  await run(cypher.mergeEdges(ends), { rows: keyed });
}

interface EdgeRow {
  readonly kind: GraphEdge['kind'];
  readonly fromKind: NodeKind;
  readonly fromId: string;
  readonly toKind: NodeKind;
  readonly toId: string;
  readonly properties: Properties;
}

function edgeOf({ kind, fromKind, fromId, toKind, toId, properties }: EdgeRow): GraphEdge {
  return { kind, from: { kind: fromKind, id: fromId }, to: { kind: toKind, id: toId }, properties };
}

/** What the graph adds for itself is nobody's property. */
function bare<T extends { readonly properties: Properties }>(row: T): T {
  const {
    key: _key,
    campaign: _campaign,
    id: _id,
    applied: _applied,
    touched: _touched,
    ...rest
  } = row.properties;
  return { ...row, properties: rest };
}

const key = (campaign: string, id: string) => `${campaign}\u001f${id}`;
const keys = (campaign: string, ids: readonly string[]) => ids.map((id) => key(campaign, id));
const about = (campaign: string, of: NodeRef | undefined) => ({
  kind: of?.kind ?? null,
  of: of ? key(campaign, of.id) : null,
});

function byKind<T>(items: readonly T[], kindOf: (item: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of items) found.set(kindOf(item), [...(found.get(kindOf(item)) ?? []), item]);
  return found;
}

/** A limit must be a whole number to the server; plain numbers arrive as floats. */
const int = (limit: number) => BigInt(limit);
