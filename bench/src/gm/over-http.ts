// Judging over HTTP: a server in a process of its own, real sockets on loopback, connections kept alive.
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import type { Figure } from '../figure.ts';
import { elapsedMs, percentile } from '../measure.ts';
import { startMemoryServer } from '../memory-server.ts';
import type { Turns } from './turns.ts';

const REQUESTS = 3_000;
/** Rounds before the clock runs: the compiler of a server that has just started takes some 5,000 turns to settle. */
const WARM_ROUNDS = 6;
/** Rounds at one client; neighbours on a shared machine disturb some of them. */
const ROUNDS = 5;
const CLIENTS = 16;

/** Latency at one client, and how much sixteen get through together. */
export async function overHttp(turns: Turns): Promise<Figure[]> {
  const { child, port } = await startMemoryServer();
  try {
    // One buffer per turn and a session for each, so that none is refused for repeating itself.
    const bodies = turns.requests.map((one, i) =>
      Buffer.from(JSON.stringify({ ...one, session_id: `bench-${i}` })),
    );
    const single = client(port, 1);
    await run(single, bodies, { clients: 1, requests: WARM_ROUNDS * bodies.length });
    const rounds: number[][] = [];
    for (let i = 0; i < ROUNDS; i++)
      rounds.push(await run(single, bodies, { clients: 1, requests: bodies.length }));
    const alone = rounds.flat();
    const quietest = Math.min(...rounds.map((round) => percentile(round, 0.95)));
    const many = client(port, CLIENTS);
    await run(many, bodies, { clients: CLIENTS, requests: REQUESTS / 2 });
    let together: number[] = [];
    const ms = await elapsedMs(async () => {
      together = await run(many, bodies, { clients: CLIENTS, requests: REQUESTS });
    });
    return [
      { name: 'HTTP, 1 client, p50', value: percentile(alone, 0.5), unit: 'ms' },
      { name: 'HTTP, 1 client, p95', value: percentile(alone, 0.95), unit: 'ms', bar: '< 2' },
      { name: `HTTP, 1 client, p95, quietest of ${ROUNDS}`, value: quietest, unit: 'ms' },
      { name: 'HTTP, 1 client, p99', value: percentile(alone, 0.99), unit: 'ms' },
      { name: `HTTP, ${CLIENTS} clients`, value: (REQUESTS / ms) * 1_000, unit: 'turns/s' },
      { name: `HTTP, ${CLIENTS} clients, p95`, value: percentile(together, 0.95), unit: 'ms' },
    ];
  } finally {
    child.kill();
    await once(child, 'exit');
  }
}

type Post = (body: Buffer) => Promise<void>;

function client(port: number, sockets: number): Post {
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  return (body) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/json', 'content-length': body.length };
      const sent = request(
        { agent, port, host: '127.0.0.1', method: 'POST', path: '/v1/gm/step', headers },
        (response) => {
          const isJudged = response.statusCode === 200;
          response.on('end', () =>
            isJudged ? resolve() : reject(new Error(`status ${response.statusCode}`)),
          );
          response.resume();
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });
}

/** Sends requests from several clients, each waiting for its answer; gives milliseconds per request. */
async function run(
  post: Post,
  bodies: readonly Buffer[],
  { clients, requests }: { clients: number; requests: number },
): Promise<number[]> {
  const found: number[] = [];
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < requests) {
      const body = bodies[next++ % bodies.length] ?? Buffer.alloc(0);
      found.push(await elapsedMs(() => post(body)));
    }
  };
  await Promise.all(Array.from({ length: clients }, one));
  return found;
}
