// The questions to the graph in PostgreSQL; $1 is always the campaign.

const NAME = (node: string) => `${node}.properties->>'name'`;

/** Meetings of people `n` in events `e`, with session and place; the newest first. */
const MEETING = `
select n.id as "npcId", ${NAME('n')} as "npcName",
  (k.properties->>'affinity')::float8 as affinity,
  e.id as "eventId", (e.properties->>'seq')::int as seq, e.properties->>'text' as text,
  s.to_id as "sessionId", (t.properties->>'number')::int as "sessionNumber", p.id as "placeId", ${NAME('p')} as "placeName"`;
const AROUND_EVENT = `
left join hakoniwa.graph_edges s on s.campaign = $1 and s.from_kind = 'Event' and s.from_id = e.id
  and s.kind = 'PART_OF' and s.to_kind = 'Session'
left join hakoniwa.graph_nodes t on t.campaign = $1 and t.kind = 'Session' and t.id = s.to_id
left join hakoniwa.graph_edges l on l.campaign = $1 and l.from_kind = 'Event' and l.from_id = e.id
  and l.kind = 'LOCATED_IN'
left join hakoniwa.graph_nodes p on p.campaign = $1 and p.kind = 'Place' and p.id = l.to_id`;
const NEWEST = `order by seq desc nulls last, e.id desc, n.id limit $3`;

/** Where a join goes along an edge: from `a` by a kind of edge to a node `b` of a kind. */
const EVENTS_OF_NPC = `
join hakoniwa.graph_edges met on met.campaign = $1 and met.from_kind = 'Npc' and met.from_id = n.id
  and met.kind = 'MET_IN'
join hakoniwa.graph_nodes e on e.campaign = $1 and e.kind = 'Event' and e.id = met.to_id`;

const IS_OWN = `exists (select from hakoniwa.graph_edges o where o.campaign = $1
  and o.from_kind = 'Character' and o.from_id = $2 and o.kind = 'MET_IN'
  and o.to_kind = 'Event' and o.to_id = e.id) as "isOwn"`;
const RUMOUR = (hops: 1 | 2) => `e.id as "eventId", (e.properties->>'seq')::int as seq,
  e.properties->>'text' as text, ${hops} as hops`;
const HERE = `from hakoniwa.graph_edges h
join hakoniwa.graph_nodes n on n.campaign = $1 and n.kind = 'Npc' and n.id = h.from_id`;
const AT_PLACE = `h.campaign = $1 and h.kind = 'LOCATED_IN' and h.to_kind = 'Place' and h.to_id = $3`;
const TOLD = `coalesce(e.properties->>'text', '') <> ''`;

export const graphStatements = {
  /** $2 character $3 limit. */
  meetingsOf: `${MEETING}
from hakoniwa.graph_edges mine
join hakoniwa.graph_nodes e on e.campaign = $1 and e.kind = 'Event' and e.id = mine.to_id
join hakoniwa.graph_edges met on met.campaign = $1 and met.to_kind = 'Event' and met.to_id = e.id
  and met.kind = 'MET_IN' and met.from_kind = 'Npc'
join hakoniwa.graph_nodes n on n.campaign = $1 and n.kind = 'Npc' and n.id = met.from_id
left join hakoniwa.graph_edges k on k.campaign = $1 and k.from_kind = 'Npc' and k.from_id = n.id
  and k.kind = 'KNOWS' and k.to_kind = 'Character' and k.to_id = $2 ${AROUND_EVENT}
where mine.campaign = $1 and mine.from_kind = 'Character' and mine.from_id = $2
  and mine.kind = 'MET_IN' and mine.to_kind = 'Event' ${NEWEST}`,

  /** $2 ids of people $3 limit. */
  eventsOf: `${MEETING}
from hakoniwa.graph_nodes n ${EVENTS_OF_NPC}
left join hakoniwa.graph_edges k on false ${AROUND_EVENT}
where n.campaign = $1 and n.kind = 'Npc' and n.id = any($2::text[]) ${NEWEST}`,

  /** $2 character. */
  openPlots: `
select q.id as "plotId", q.properties->>'text' as text, s.id as "sessionId",
  (s.properties->>'number')::int as number, a.kind as "aboutKind", a.id as "aboutId",
  ${NAME('a')} as "aboutName"
from hakoniwa.graph_edges played
join hakoniwa.graph_nodes s on s.campaign = $1 and s.kind = 'Session' and s.id = played.to_id
join hakoniwa.graph_edges left_open on left_open.campaign = $1 and left_open.from_kind = 'Session'
  and left_open.from_id = s.id and left_open.kind = 'LEFT_OPEN'
join hakoniwa.graph_nodes q on q.campaign = $1 and q.kind = 'Plot' and q.id = left_open.to_id
left join hakoniwa.graph_edges part on part.campaign = $1 and part.to_kind = 'Plot'
  and part.to_id = q.id and part.kind = 'PART_OF'
left join hakoniwa.graph_nodes a on a.campaign = $1 and a.kind = part.from_kind
  and a.id = part.from_id
where played.campaign = $1 and played.from_kind = 'Character' and played.from_id = $2
  and played.kind = 'PLAYED'
  and not exists (select from hakoniwa.graph_edges r where r.campaign = $1
    and r.from_kind = 'Plot' and r.from_id = q.id and r.kind = 'RESOLVED_IN')`,

  /** $2 character $3 place $4 limit. */
  rumours: `
select rumours.*, p.id as "placeId", ${NAME('p')} as "placeName" from (
  select ${RUMOUR(1)}, null as "npcId", null as "npcName", ${IS_OWN}
  from hakoniwa.graph_edges h
  join hakoniwa.graph_nodes e on e.campaign = $1 and e.kind = 'Event' and e.id = h.from_id
  where ${AT_PLACE} and h.from_kind = 'Event' and ${TOLD}
  union all
  select ${RUMOUR(1)}, n.id, ${NAME('n')}, ${IS_OWN} ${HERE} ${EVENTS_OF_NPC}
  where ${AT_PLACE} and h.from_kind = 'Npc' and ${TOLD}
  union all
  select ${RUMOUR(2)}, n.id, ${NAME('n')}, ${IS_OWN}
  from (
    select distinct case when kn.from_id = h.from_id then kn.to_id else kn.from_id end as id
    from hakoniwa.graph_edges h
    join hakoniwa.graph_edges kn on kn.campaign = $1 and kn.kind = 'KNOWS' and kn.from_kind = 'Npc'
      and kn.to_kind = 'Npc' and h.from_id in (kn.from_id, kn.to_id)
    where ${AT_PLACE} and h.from_kind = 'Npc'
  ) known
  join hakoniwa.graph_nodes n on n.campaign = $1 and n.kind = 'Npc' and n.id = known.id
  ${EVENTS_OF_NPC} where ${TOLD}
) rumours
left join hakoniwa.graph_edges l on l.campaign = $1 and l.from_kind = 'Event'
  and l.from_id = rumours."eventId" and l.kind = 'LOCATED_IN'
left join hakoniwa.graph_nodes p on p.campaign = $1 and p.kind = 'Place' and p.id = l.to_id
order by seq desc nulls last, hops limit $4`,

  /** $2 kind $3 id. */
  node: `select kind, id, properties from hakoniwa.graph_nodes
where campaign = $1 and kind = $2 and id = $3`,

  /** $2 arc. */
  belongingsOfArc: `
with sessions as (
  select from_id as id from hakoniwa.graph_edges
  where campaign = $1 and to_kind = 'StoryArc' and to_id = $2
    and kind = 'PART_OF' and from_kind = 'Session'
), found as (
  select 'Session' as kind, id from sessions
  union select 'Quest', from_id from hakoniwa.graph_edges
  where campaign = $1 and to_kind = 'StoryArc' and to_id = $2
    and kind = 'PART_OF' and from_kind = 'Quest'
  union select 'Quest', a.to_id from sessions
  join hakoniwa.graph_edges a on a.campaign = $1 and a.from_kind = 'Session' and a.from_id = sessions.id
    and a.kind = 'ADVANCED' and a.to_kind = 'Quest'
  union select 'Npc', met.from_id from sessions
  join hakoniwa.graph_edges part on part.campaign = $1 and part.to_kind = 'Session'
    and part.to_id = sessions.id and part.kind = 'PART_OF' and part.from_kind = 'Event'
  join hakoniwa.graph_edges met on met.campaign = $1 and met.to_kind = 'Event'
    and met.to_id = part.from_id and met.kind = 'MET_IN' and met.from_kind = 'Npc'
)
select $2 as to, n.kind, n.id, n.properties from found
join hakoniwa.graph_nodes n on n.campaign = $1 and n.kind = found.kind and n.id = found.id`,

  /** $2 kind or null $3 id $4 limit. */
  logs: `
select g.kind, g.id, g.properties from hakoniwa.graph_nodes g
where g.campaign = $1 and g.kind = 'CompletedLog' and ($2::text is null
  or ($2 = 'CompletedLog' and g.id = $3)
  or exists (select from hakoniwa.graph_edges c where c.campaign = $1 and c.kind = 'COMPILED_INTO'
    and c.from_kind = $2 and c.from_id = $3 and c.to_kind = 'CompletedLog' and c.to_id = g.id)
  or exists (select from hakoniwa.graph_edges m where m.campaign = $1 and m.kind = 'MANIFESTED_AS'
    and m.from_kind = 'CompletedLog' and m.from_id = g.id and m.to_kind = $2 and m.to_id = $3))
order by g.id limit $4`,

  /** $2 ids of logs. */
  belongingsOfLogs: `
select c.to_id as to, n.kind, n.id, n.properties || c.properties as properties
from hakoniwa.graph_edges c
join hakoniwa.graph_nodes n on n.campaign = $1 and n.kind = 'LogFragment' and n.id = c.from_id
where c.campaign = $1 and c.kind = 'COMPILED_INTO' and c.to_kind = 'CompletedLog' and c.to_id = any($2::text[])
union all
select m.from_id, n.kind, n.id, n.properties from hakoniwa.graph_edges m
join hakoniwa.graph_nodes n on n.campaign = $1 and n.kind = 'Npc' and n.id = m.to_id
where m.campaign = $1 and m.kind = 'MANIFESTED_AS' and m.from_kind = 'CompletedLog' and m.from_id = any($2::text[])`,

  /** $2 with events $3 limit. */
  nodes: `select kind, id, properties from hakoniwa.graph_nodes
where campaign = $1 and ($2 or kind <> 'Event') order by kind collate "C", id collate "C" limit $3`,

  /** $2 with events $3 limit. */
  edges: `select kind, from_kind as "fromKind", from_id as "fromId", to_kind as "toKind", to_id as "toId", properties
from hakoniwa.graph_edges
where campaign = $1 and ($2 or (from_kind <> 'Event' and to_kind <> 'Event'))
order by kind collate "C", from_kind collate "C", from_id collate "C", to_kind collate "C", to_id collate "C" limit $3`,
} as const;
