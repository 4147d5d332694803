// The graph's outbox: recorded with what it is about, told in order and once, through outages and by many.
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ME, TALE } from '../src/contract/graph/tale.ts';
import { openTestDatabase } from '../src/contract/test-database.ts';
import { databaseTables } from '../src/database-tables.ts';
import {
  GRAPH_NEWS,
  GraphCarrier,
  GraphUnavailableError,
  graphStatusOf,
  type KnowledgeGraph,
  openGraph,
  rebuildGraph,
  recordGraphUpdates,
  wholeUpdate,
} from '../src/graph/index.ts';
import type { Database } from '../src/index.ts';
import { allTold } from './graph-scene.ts';

let database: Database;
let graph: KnowledgeGraph;
const carriers: GraphCarrier[] = [];

beforeEach(async () => {
  database = await openTestDatabase({ tables: [databaseTables] });
  graph = await openGraph({ database });
});
afterEach(async () => {
  for (const carrier of carriers.splice(0)) await carrier.close();
  await database.close();
});

function carry(to: KnowledgeGraph = graph): GraphCarrier {
  const carrier = new GraphCarrier({ database, graph: to });
  carriers.push(carrier);
  return carrier;
}

/** Records the tale as a session's. */
async function record(campaign: string, tale = TALE): Promise<void> {
  const updates = tale.map((update) => ({ ...update, campaign }));
  await database.transaction((tx) => recordGraphUpdates(tx, { updates, sessionId: campaign }));
  database.feed.tell(GRAPH_NEWS);
}

const told = (campaign: string) => expect.poll(() => allTold(database, campaign)).toBe(true);

it('[G11] is recorded exactly when its transaction is, and says whether it was told', async () => {
  const campaign = randomUUID();
  const updates = TALE.map((update) => ({ ...update, campaign }));
  const failed = database.transaction(async (tx) => {
    await recordGraphUpdates(tx, { updates, sessionId: campaign });
    throw new Error('taken back');
  });
  await expect(failed).rejects.toThrow('taken back');
  expect(await allTold(database, campaign)).toBe(true);
  await record(campaign);
  await record(campaign);
  expect(await graphStatusOf(database.queries, campaign)).toBe('pending');
  carry();
  await told(campaign);
  expect(await graphStatusOf(database.queries, campaign)).toBe('applied');
  const { rows } = await database.pool.query('select attempts from hakoniwa.graph_updates');
  expect(rows.map(({ attempts }) => attempts)).toEqual(TALE.map(() => 1));
});

it('[G12] goes on where it stopped when the graph comes back, and tells nothing it told before', async () => {
  const campaign = randomUUID();
  let isAway = true;
  const applied: string[] = [];
  const shaky: KnowledgeGraph = {
    ...graph,
    apply: async (update) => {
      if (isAway || applied.length === 3) {
        isAway = true;
        throw new GraphUnavailableError(new Error('away'));
      }
      await graph.apply(update);
      applied.push(update.event.id);
    },
  };
  carry(shaky);
  await record(campaign);
  await expect.poll(() => firstError(campaign)).toContain('cannot be reached');
  expect(await graph.met({ campaign, characterId: ME })).toEqual([]);
  isAway = false;
  await expect.poll(() => applied.length).toBe(3);
  applied.push('the break');
  isAway = false;
  await told(campaign);
  const ids = TALE.map(({ event }) => event.id);
  expect(applied).toEqual([...ids.slice(0, 3), 'the break', ...ids.slice(3)]);
  expect(await graph.met({ campaign, characterId: ME })).toHaveLength(3);
});

async function firstError(campaign: string): Promise<string> {
  const text = 'select error from hakoniwa.graph_updates where campaign = $1 order by id limit 1';
  return (await database.pool.query(text, [campaign])).rows[0]?.error ?? '';
}

it('[G13] is told in order and once by several carriers at a time', async () => {
  const campaigns = Array.from({ length: 5 }, () => randomUUID());
  const order = new Map<string, string[]>();
  const watched: KnowledgeGraph = {
    ...graph,
    apply: async (update) => {
      order.set(update.campaign, [...(order.get(update.campaign) ?? []), update.event.id]);
      await graph.apply(update);
    },
  };
  for (let i = 0; i < 3; i++) carry(watched);
  await Promise.all(campaigns.map((campaign) => record(campaign)));
  for (const campaign of campaigns) {
    await told(campaign);
    expect(order.get(campaign)).toEqual(TALE.map(({ event }) => event.id));
  }
});

it('[G14] is built anew from what was recorded', async () => {
  const campaign = randomUUID();
  await record(campaign);
  carry();
  await told(campaign);
  const before = await graph.draw({ campaign, withEvents: true });
  await database.pool.query(`delete from hakoniwa.graph_nodes where id in ('anna', 'e2')`);
  expect(await graph.draw({ campaign, withEvents: true })).not.toEqual(before);
  await rebuildGraph({ database, graph }, campaign);
  await told(campaign);
  expect(await graph.draw({ campaign, withEvents: true })).toEqual(before);
});

it('[G4] refuses what the vocabulary does not have', () => {
  const event = { id: 'e', seq: 1, type: 't' };
  const npc = { kind: 'Npc', id: 'n' } as const;
  const session = { kind: 'Session', id: 's' } as const;
  const refused = [
    { event, nodes: [{ kind: 'Dragon', id: 'd' }] },
    { event, edges: [{ kind: 'PLAYED', from: npc, to: session }] },
    { event, nodes: [{ ...npc, properties: { key: 'mine' } }] },
    { event, nodes: [{ ...npc, properties: { 'a b': 1 } }] },
    { event, nodes: [{ ...npc, id: '' }] },
    { event, nodes: [{ ...npc, id: 'x'.repeat(201) }] },
    { event: { ...event, seq: -1 } },
  ];
  for (const draft of refused) {
    expect(() => wholeUpdate({ campaign: 'c', ...draft })).toThrow('not an update of the graph');
  }
});
