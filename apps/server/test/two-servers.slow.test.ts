// Two servers on one database: paused and killed under load, a garden never has two writers and no viewer misses anything.
// Slow because a writer stands still for longer than its lease, four times, and two servers are killed and started.

import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@hakoniwa/database';
import { afterEach, expect, it } from 'vitest';
import { SERVER_TABLES } from '../src/server-tables.ts';
import { expectAllKept } from './all-kept.ts';
import { newGarden } from './new-garden.ts';
import { type Acknowledged, performTurn, takeTurn } from './persistent-client.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { watchSteadily } from './steady-viewer.ts';
import { makeData, type TestData } from './test-app.ts';

const LEASE_MS = 1_500;
/** How often the writer is paused for longer than its lease, or killed. */
const ROUNDS = 8;

let running: TestData;
let servers: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(servers.map(({ kill }) => kill()));
  await running.remove();
});

/** The server that writes a garden now. */
async function writerOf({ pool }: Database, garden: string): Promise<number> {
  const text = `select l.holder from hakoniwa.leases l join hakoniwa.gardens g on g.id = l.garden_id
    where g.name = $1 and l.expires_at > clock_timestamp()`;
  for (;;) {
    const { rows } = await pool.query<{ holder: string }>(text, [garden]);
    const pid = Number(/process (\d+)$/.exec(rows[0]?.holder ?? '')?.[1]);
    const at = servers.findIndex((server) => server.pid === pid);
    if (at >= 0) return at;
    await wait(50);
  }
}

/** How many performances were answered, and what was done in a garden that no answer tells of. */
async function performancesIn({ pool }: Database, garden: string) {
  const text = `with answers as (
      select (answer::json->>'first')::int as first, (answer::json->'head'->>'seq')::int as last
      from hakoniwa.requests r join hakoniwa.gardens g on g.id = r.garden_id
      where g.name = $1 and r.key like 'performance-%' and r.state = 'answered'),
    deeds as (
      select e.seq from hakoniwa.events e join hakoniwa.branches b on b.id = e.branch_id
        join hakoniwa.gardens g on g.id = b.garden_id
      where g.name = $1 and body::json->'command'->>'type' in ('perform', 'act'))
    select (select count(*)::int from answers) as answered, (select count(*)::int from deeds d
      where (select count(*) from answers a where d.seq between a.first and a.last) <> 1) as untold`;
  return (await pool.query<{ answered: number; untold: number }>(text, [garden])).rows[0];
}

it('[K3] [K4] [K5] [K11] one garden, two servers, one writer at a time, through pauses and kills', async () => {
  running = await makeData();
  const { folder } = running;
  servers = [await startServer(folder, LEASE_MS), await startServer(folder, LEASE_MS)];
  const database = await openDatabase({
    tables: SERVER_TABLES,
    embedded: { folder: running.database },
  });
  const acknowledged: Acknowledged[] = [];
  const urlOf = (i: number) => () => servers[i % 2]?.url ?? '';
  const garden = await newGarden(urlOf(0)());
  const viewers = [watchSteadily(garden, urlOf(0)), watchSteadily(garden, urlOf(1))];
  let isOver = false;
  const session = async (name: number) => {
    for (let i = 0; !isOver; i++) {
      let tries = name;
      // Each try goes to the other server: whoever writes, the key is taken once.
      const url = () => urlOf(tries++)();
      acknowledged.push(await takeTurn({ garden, key: `turn-${name}.${i}`, url }));
    }
  };
  // Another garden in which a character's own mind takes turns, under keys that are asked of both.
  const scene = await newGarden(urlOf(0)());
  let performed = 0;
  const performing = async () => {
    for (; !isOver; performed++) {
      let tries = performed;
      await performTurn({
        garden: scene,
        key: `performance-${performed}`,
        url: () => urlOf(tries++)(),
      });
    }
  };
  const sessions = [...[0, 1, 2].map(session), performing()];
  for (let round = 0; round < ROUNDS; round++) {
    const goal = acknowledged.length + 20;
    while (acknowledged.length < goal) await wait(20);
    const at = await writerOf(database, garden);
    const server = servers[at] as ServerProcess;
    if (round % 2 === 0) {
      server.child.kill('SIGSTOP');
      await wait(2 * LEASE_MS);
      const before = acknowledged.length;
      while (acknowledged.length < before + 5) await wait(20);
      server.child.kill('SIGCONT');
    } else {
      await server.kill();
      servers[at] = await startServer(folder, LEASE_MS);
    }
  }
  isOver = true;
  await Promise.all(sessions);
  await expectAllKept(database, acknowledged);
  expect(await performancesIn(database, scene)).toEqual({ answered: performed, untold: 0 });
  const last = Math.max(...acknowledged.map(({ head }) => head.seq));
  for (const { heard } of viewers) while ((heard.at(-1) ?? 0) < last) await wait(20);
  await Promise.all(viewers.map(({ stop }) => stop()));
  for (const { heard } of viewers) expect(heard).toEqual(heard.map((_, i) => i + 1));
  await database.close();
  console.log(
    `${ROUNDS} pauses and kills, ${acknowledged.length} turns, ${performed} performances, ${last} events, one writer`,
  );
});
