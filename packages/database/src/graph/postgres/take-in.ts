// Takes one update into the tables: nodes first, then edges, and nothing of an event that is there.
import type pg from 'pg';
import type { GraphUpdate } from '../update.ts';

/** Marks the event; gives no row when its update was taken in before. */
const MARK = `
insert into hakoniwa.graph_nodes (campaign, kind, id, properties, is_applied)
values ($1, 'Event', $2, '{}', true)
on conflict (campaign, kind, id) do update set is_applied = true
where not graph_nodes.is_applied returning 1`;

const NODES = `
insert into hakoniwa.graph_nodes (campaign, kind, id, properties)
select $1, n.kind, n.id, n.properties from jsonb_to_recordset($2::jsonb)
  as n(kind text, id text, properties jsonb) order by n.kind, n.id
on conflict (campaign, kind, id) do update
set properties = graph_nodes.properties || excluded.properties`;

const EDGES = `
insert into hakoniwa.graph_edges (campaign, kind, from_kind, from_id, to_kind, to_id, properties)
select $1, e.kind, e."fromKind", e."fromId", e."toKind", e."toId", e.properties
from jsonb_to_recordset($2::jsonb) as e(kind text, "fromKind" text, "fromId" text, "toKind" text, "toId" text, properties jsonb)
on conflict (campaign, from_kind, from_id, kind, to_kind, to_id) do update
set properties = graph_edges.properties || excluded.properties`;

/** An edge that leads elsewhere now: somebody is in one place at a time. */
const MOVED = `
delete from hakoniwa.graph_edges g using jsonb_to_recordset($2::jsonb)
  as e(kind text, "fromKind" text, "fromId" text, "toKind" text, "toId" text)
where g.campaign = $1 and g.kind = 'LOCATED_IN' and e.kind = 'LOCATED_IN'
  and g.from_kind = e."fromKind" and g.from_id = e."fromId" and g.to_id <> e."toId"`;

export async function takeInFacts(client: pg.PoolClient, update: GraphUpdate): Promise<void> {
  const { campaign, event, nodes, edges } = update;
  const marked = await client.query(MARK, [campaign, event.id]);
  if (marked.rowCount === 0) return;
  await client.query(NODES, [campaign, JSON.stringify(nodes)]);
  if (edges.length === 0) return;
  const flat = edges.map(({ kind, from, to, properties }) => {
    const ends = { fromKind: from.kind, fromId: from.id, toKind: to.kind, toId: to.id };
    return { kind, ...ends, properties };
  });
  const rows = JSON.stringify(flat);
  await client.query(MOVED, [campaign, rows]);
  await client.query(EDGES, [campaign, rows]);
}
