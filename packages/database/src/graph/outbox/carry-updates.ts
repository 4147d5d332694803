// Carries what one campaign has to tell into the graph, in order, by one process at a time.
import type pg from 'pg';
import type { Database } from '../../postgres/database.ts';
import type { KnowledgeGraph } from '../knowledge-graph.ts';
import { limits } from '../limits.ts';
import { FORGET } from '../tables.ts';
import { wholeUpdate } from '../update.ts';

const PENDING = `select id, body from hakoniwa.graph_updates
where campaign = $1 and applied_at is null order by id limit $2`;
const DONE = `update hakoniwa.graph_updates
set applied_at = clock_timestamp(), attempts = attempts + 1, error = null where id = $1`;
const FORGOTTEN = 'delete from hakoniwa.graph_updates where id = $1';
const FAILED = `update hakoniwa.graph_updates set attempts = attempts + 1, error = $2 where id = $1`;
const CAMPAIGNS = `select campaign from hakoniwa.graph_updates where applied_at is null
group by campaign order by min(id)`;

/** Campaigns with something to tell, the longest waiting first. */
export async function waitingCampaigns({ pool }: Database): Promise<string[]> {
  return (await pool.query<{ campaign: string }>(CAMPAIGNS)).rows.map(({ campaign }) => campaign);
}

export interface Carrying {
  readonly database: Database;
  readonly graph: KnowledgeGraph;
}

/** Tells what waits; gives how much it was, or 'busy' when another process is at it. Throws what the graph throws. */
export function carryCampaign(
  { database, graph }: Carrying,
  campaign: string,
): Promise<number | 'busy'> {
  return alone(database, campaign, async (client) => {
    const values = [campaign, limits.carried];
    const { rows } = await client.query<{ id: string; body: string }>(PENDING, values);
    for (const { id, body } of rows) {
      try {
        if (body === FORGET) await graph.forget(campaign);
        else await graph.apply(wholeUpdate(JSON.parse(body)));
      } catch (error) {
        const said = error instanceof Error ? error.message : String(error);
        await client.query(FAILED, [id, said.slice(0, limits.text)]);
        throw error;
      }
      await client.query(body === FORGET ? FORGOTTEN : DONE, [id]);
    }
    return rows.length;
  });
}

/** Takes a campaign's graph down and tells it all again from what is kept. */
export async function rebuildGraph(carrying: Carrying, campaign: string): Promise<void> {
  const { database, graph } = carrying;
  await alone(database, campaign, async (client) => {
    // First the rows: cut short here, everything is told again to a graph that knows it.
    const again = 'update hakoniwa.graph_updates set applied_at = null where campaign = $1';
    await client.query(again, [campaign]);
    await graph.forget(campaign);
  });
  while ((await carryCampaign(carrying, campaign)) === limits.carried);
}

/** Holds a campaign for one process by a lock of the connection: a dead process lets go of it. */
async function alone<T>(
  database: Database,
  campaign: string,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T | 'busy'> {
  const lock = [`graph ${campaign}`];
  return database.withClient(async (client) => {
    const taken = await client.query<{ isTaken: boolean }>(
      'select pg_try_advisory_lock(hashtextextended($1, 0)) as "isTaken"',
      lock,
    );
    if (!taken.rows[0]?.isTaken) return 'busy';
    try {
      return await work(client);
    } finally {
      await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', lock);
    }
  });
}
