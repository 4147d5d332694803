// A real Neo4j for tests: the one NEO4J_URI names, or one started here on loopback and stopped again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { Neo4jAddress } from '../src/graph/index.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const java = process.env.JAVA_HOME ? `${process.env.JAVA_HOME}/bin/java` : 'java';
const javaArguments = `${root}out/neo4j/java-arguments`;

export interface Neo4jServer {
  readonly address: Neo4jAddress;
  stop(): Promise<void>;
}

/** Whether there is a server to use or the means to start one; says what is missing when not. */
export function isNeo4jThere(): boolean {
  if (process.env.NEO4J_URI || existsSync(javaArguments)) return true;
  console.log('MISSING neo4j: tools/neo4j/fetch, or set NEO4J_URI');
  return false;
}

/** A server to talk to. */
export async function startNeo4j(): Promise<Neo4jServer> {
  const { NEO4J_URI: uri, NEO4J_USER: user, NEO4J_PASSWORD: password } = process.env;
  if (uri) return { address: { uri, user, password }, stop: async () => undefined };
  const child = spawn(java, ['-Xmx512m', `@${javaArguments}`, 'tools/neo4j/StartNeo4j.java'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const bolt = await addressFrom(child);
  return {
    address: { uri: bolt },
    stop: async () => {
      const isOver = once(child, 'close');
      // It ends when this pipe does, also when this process is killed.
      child.stdin.end();
      await isOver;
    },
  };
}

async function addressFrom(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('its output is a pipe');
  for await (const line of createInterface({ input: child.stdout })) {
    const [, uri] = /^BOLT (\S+)$/.exec(line) ?? [];
    if (uri) return uri.replace(/\/$/, '');
  }
  throw new Error(`Neo4j did not start: it ended with ${child.exitCode}`);
}
