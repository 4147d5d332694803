// The graph on a real Neo4j keeps the contract, and is told what it missed while it was away.
// Slow because another database is started, and it takes its time.

import { randomUUID } from 'node:crypto';
import { openSwitch } from '@hakoniwa/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphContract } from '../src/contract/graph/index.ts';
import { ME, TALE } from '../src/contract/graph/tale.ts';
import { openTestDatabase } from '../src/contract/test-database.ts';
import { databaseTables } from '../src/database-tables.ts';
import { GraphCarrier, openGraph, recordGraphUpdates } from '../src/graph/index.ts';
import { allTold } from './graph-scene.ts';
import { isNeo4jThere, type Neo4jServer, startNeo4j } from './neo4j-server.ts';

const onlyWhereItIs = isNeo4jThere() ? describe : describe.skip; // the line MISSING says how to get it

onlyWhereItIs('Neo4j', () => {
  let server: Neo4jServer;
  beforeAll(async () => {
    server = await startNeo4j();
  });
  afterAll(() => server?.stop());

  graphContract('the graph in Neo4j', () => openGraph({ neo4j: server.address }));

  it('[G12] is away for the whole tale and complete afterwards', async () => {
    const { protocol, hostname, port } = new URL(server.address.uri);
    const line = await openSwitch({ host: hostname, port: Number(port) });
    const database = await openTestDatabase({ tables: [databaseTables] });
    const uri = `${protocol}//127.0.0.1:${line.port}`;
    const graph = await openGraph({ neo4j: { ...server.address, uri } });
    const campaign = randomUUID();
    const errors: unknown[] = [];
    const carrier = new GraphCarrier({ database, graph, onError: (error) => errors.push(error) });
    for (const update of TALE) {
      const updates = [{ ...update, campaign }];
      await database.transaction((tx) => recordGraphUpdates(tx, { updates, sessionId: 's' }));
    }
    await expect(graph.met({ campaign, characterId: ME })).rejects.toMatchObject({
      code: 'GRAPH_UNAVAILABLE',
    });
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    expect(await allTold(database, campaign)).toBe(false);
    line.open();
    await expect.poll(() => allTold(database, campaign)).toBe(true);
    expect(await graph.met({ campaign, characterId: ME })).toHaveLength(3);
    // Cut in the middle of things, and told again: nothing is there twice.
    const whole = await graph.draw({ campaign, withEvents: true });
    await database.pool.query('update hakoniwa.graph_updates set applied_at = null');
    line.close();
    line.open();
    await expect.poll(() => allTold(database, campaign)).toBe(true);
    expect(await graph.draw({ campaign, withEvents: true })).toEqual(whole);
    await carrier.close();
    await graph.close();
    await database.close();
    await line.end();
  });
});
