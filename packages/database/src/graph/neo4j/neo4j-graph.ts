// The knowledge graph on a Neo4j server, spoken to over Bolt by its own driver.
import neo4j, { type Driver } from 'neo4j-driver';
import { GraphUnavailableError } from '../errors.ts';
import type { KnowledgeGraph } from '../knowledge-graph.ts';
import { knowledgeGraphOf } from '../knowledge-graph-of.ts';
import { limits } from '../limits.ts';
import { addressParts, type Neo4jAddress } from './address.ts';
import { neo4jRows } from './neo4j-rows.ts';
import type { Row, Runner } from './runner.ts';
import { cypher } from './statements.ts';

/** The graph on a server; it is reached when it is first needed, and again after it was away. */
export function neo4jGraph(address: Neo4jAddress): KnowledgeGraph {
  const { uri, user, password = '', database } = addressParts(address);
  const auth = user === undefined ? undefined : neo4j.auth.basic(user, password);
  const driver = neo4j.driver(uri, auth, {
    disableLosslessIntegers: true,
    connectionTimeout: limits.connectMs,
    connectionAcquisitionTimeout: limits.statementMs,
    maxTransactionRetryTime: limits.statementMs,
    userAgent: 'hakoniwa',
  });
  return knowledgeGraphOf(neo4jRows(runnerOf(driver, database)));
}

function runnerOf(driver: Driver, database: string | undefined): Runner {
  const named = database === undefined ? {} : { database };
  let prepared: Promise<void> | undefined;
  const prepare = async () => {
    const session = driver.session(named);
    try {
      for (const text of cypher.constraints) await session.run(text);
    } finally {
      await session.close();
    }
  };
  /** Constraints first, once a process; after an outage they are asked for again. */
  const ready = () => {
    prepared ??= prepare().catch((error: unknown) => {
      prepared = undefined;
      throw error;
    });
    return prepared;
  };
  const rows = (result: { records: { toObject(): Row }[] }) =>
    result.records.map((record) => record.toObject());
  return {
    write: (work) =>
      reach(async () => {
        await ready();
        const session = driver.session(named);
        try {
          return await session.executeWrite((tx) =>
            work(async (text, parameters) => rows(await tx.run(text, parameters))),
          );
        } finally {
          await session.close();
        }
      }),
    read: <T>(text: string, parameters: Record<string, unknown>) =>
      reach(async () => {
        await ready();
        const config = { ...named, routing: neo4j.routing.READ };
        return rows(await driver.executeQuery(text, parameters, config)) as T[];
      }),
    close: () => driver.close(),
  };
}

/** Codes of a server that is away, going or coming. */
const AWAY = /^(ServiceUnavailable|SessionExpired|Neo\.TransientError\.)/;

async function reach<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = neo4j.isRetryableError(error) || isAway(error);
    throw code ? new GraphUnavailableError(error) : error;
  }
}

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return AWAY.test(code) || /acquisition timed out|Failed to connect/i.test(error.message);
}
