// What a server knows of gardens without opening them: whose they are, what they are called, how far they are.

import { type Database, throughOutage } from '@hakoniwa/database';
import { FORGET } from '@hakoniwa/database/graph';
import { IS_HELD } from '@hakoniwa/store/postgres';
import type pg from 'pg';

/** A garden as it stands in a list. */
export interface StoredGardenRow {
  readonly name: string;
  /** None in the local mode. */
  readonly ownerId: string | undefined;
  readonly title: string;
  readonly pack: string;
  readonly scenario: string | undefined;
  readonly language: string;
  readonly createdAt: Date;
  readonly clockState: string | undefined;
  readonly clockSpeed: string | undefined;
  /** Who plays its characters, as JSON text; none while nobody has chosen. */
  readonly minds: string | undefined;
  readonly seq: number;
}

const SELECT = `
select g.name, g.owner_id as "ownerId", g.title, g.pack, g.scenario, g.language,
  g.created_at as "createdAt", g.clock_state as "clockState", g.clock_speed as "clockSpeed", g.minds,
  b.tip_seq as seq
from hakoniwa.gardens g
join hakoniwa.heads h on h.garden_id = g.id
join hakoniwa.branches b on b.id = h.branch_id
where g.pack is not null`;

/** The gardens of one owner, newest first; those of nobody when there is none. */
export function storedGardens(
  database: Database,
  ownerId: string | undefined,
): Promise<StoredGardenRow[]> {
  const text = `${SELECT} and g.owner_id is not distinct from $1 order by g.id desc`;
  return rowsOf(database, { text, values: [ownerId] });
}

/** One garden, whoever owns it. */
export async function gardenRow(
  database: Database,
  name: string,
): Promise<StoredGardenRow | undefined> {
  return (await rowsOf(database, { text: `${SELECT} and g.name = $1`, values: [name] }))[0];
}

async function rowsOf(database: Database, query: pg.QueryConfig): Promise<StoredGardenRow[]> {
  const { rows } = await throughOutage(() => database.pool.query<StoredGardenRow>(query));
  return rows.map((row) => ({
    ...row,
    ownerId: row.ownerId ?? undefined,
    scenario: row.scenario ?? undefined,
    clockState: row.clockState ?? undefined,
    clockSpeed: row.clockSpeed ?? undefined,
    minds: row.minds ?? undefined,
  }));
}

/** The graph of a campaign goes with its garden; a graph server is told to forget it. */
const DELETE_OF = `
with gone as (delete from hakoniwa.gardens where owner_id = $1 returning name),
  nodes as (delete from hakoniwa.graph_nodes where campaign in (select name from gone)),
  told as (
    delete from hakoniwa.graph_updates where campaign in (select name from gone) returning campaign)
insert into hakoniwa.graph_updates (campaign, event_id, body)
select distinct campaign, '${FORGET}', '${FORGET}' from told`;

/** Deletes every garden of an owner with all that is kept of it; a writer elsewhere loses its lease. */
export async function deleteGardensOf(database: Database, ownerId: string): Promise<void> {
  await throughOutage(() => database.pool.query(DELETE_OF, [ownerId]));
}

export interface ClockRow {
  readonly garden: string;
  readonly state: string;
  readonly speed: string;
}

/** Remembers how a garden's time runs, for whoever opens it next. */
export async function setClockRow(database: Database, clock: ClockRow): Promise<void> {
  const text = 'update hakoniwa.gardens set clock_state = $2, clock_speed = $3 where name = $1';
  const values = [clock.garden, clock.state, clock.speed];
  await throughOutage(() => database.pool.query(text, values));
}

/** Remembers who plays a garden's characters. */
export async function setMindsRow(
  database: Database,
  { garden, minds }: { readonly garden: string; readonly minds: string },
): Promise<void> {
  const text = 'update hakoniwa.gardens set minds = $2 where name = $1';
  await throughOutage(() => database.pool.query(text, [garden, minds]));
}

const WITHOUT_WRITER = `
select g.name from hakoniwa.gardens g left join hakoniwa.leases l on l.garden_id = g.id
where g.pack is not null and (l.garden_id is null or not ${IS_HELD})
  and (g.clock_state = 'running'
    or exists (select from hakoniwa.requests r where r.garden_id = g.id and r.state = 'waiting'))
order by g.id`;

/** Gardens that should be written and that nobody writes: their time runs, or somebody waits. */
export async function gardensWithoutWriter({ pool }: Database): Promise<string[]> {
  const { rows } = await throughOutage(() => pool.query<{ name: string }>(WITHOUT_WRITER));
  return rows.map(({ name }) => name);
}
