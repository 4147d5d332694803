// Two servers on one database: paused and killed under load, a garden never has two writers and no viewer misses anything.
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, openDatabase } from '@hakoniwa/store/postgres';
import { afterEach, expect, it } from 'vitest';
import { expectAllKept } from './all-kept.ts';
import { newGarden } from './new-garden.ts';
import { type Acknowledged, takeTurn } from './persistent-client.ts';
import { type ServerProcess, startServer } from './server-process.ts';
import { watchSteadily } from './steady-viewer.ts';
import { makeHouse, type TestHouse } from './test-house.ts';

const LEASE_MS = 1_500;
/** How often the writer is paused for longer than its lease, or killed. */
const ROUNDS = 8;

let house: TestHouse;
let servers: ServerProcess[] = [];
afterEach(async () => {
  await Promise.all(servers.map(({ kill }) => kill()));
  await house.remove();
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

it('[K3] [K4] [K5] one garden, two servers, one writer at a time, through pauses and kills', async () => {
  house = await makeHouse();
  const { folder } = house;
  servers = [await startServer(folder, LEASE_MS), await startServer(folder, LEASE_MS)];
  const database = await openDatabase({ embedded: { folder: house.database } });
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
  const sessions = [0, 1, 2].map(session);
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
  const last = Math.max(...acknowledged.map(({ head }) => head.seq));
  for (const { heard } of viewers) while ((heard.at(-1) ?? 0) < last) await wait(20);
  await Promise.all(viewers.map(({ stop }) => stop()));
  for (const { heard } of viewers) expect(heard).toEqual(heard.map((_, i) => i + 1));
  await database.close();
  console.log(
    `${ROUNDS} pauses and kills, ${acknowledged.length} turns, ${last} events, one writer`,
  );
});
