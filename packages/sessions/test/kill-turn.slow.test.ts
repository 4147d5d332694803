// Kills the process that plays, again and again in the middle of a turn: what was paid for is there, and nothing else.
// Slow because every kill is a process that is started and plays until it dies.

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '@hakoniwa/database';
import { expect, it } from 'vitest';
import { sessionTables } from '../src/session-tables.ts';
import { serverOn } from './campaigns-on.ts';
import { newSession, SELF } from './play-campaign.ts';

const script = fileURLToPath(new URL('./killed-turns.ts', import.meta.url));
const KILLS = 5;

it('[C25] whoever dies after the charge has paid for a turn that is there, or for none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-kill-turn-'));
  const database = await openDatabase({ tables: [sessionTables], embedded: { folder } });
  const setup = serverOn(database);
  const { session, sp } = await newSession(setup);
  const { id } = session;
  let acknowledged = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const from = String(acknowledged + 1);
    const child = spawn(process.execPath, ['--import', 'tsx', script, folder, id, from], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const over = once(child, 'close');
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line.split(' ')[1]);
      if (acknowledged >= Number(from) + 1) break;
    }
    // Somewhere in the next turn, each time elsewhere.
    await wait(kill * 3);
    child.kill('SIGKILL');
    await over;
    const { rows } = await database.pool.query(
      `select (select turn_count from hakoniwa.play_sessions where id = $1) as turns,
         (select count(*) from hakoniwa.play_messages where session_id = $1)::int as messages,
         (select count(*) from hakoniwa.sp_entries where session_id = $1)::int as entries,
         (select balance from hakoniwa.sp_wallets) as balance`,
      [id],
    );
    const { turns, messages, entries, balance } = rows[0];
    expect(turns).toBeGreaterThanOrEqual(acknowledged);
    expect([messages, entries]).toEqual([2 + 2 * turns, turns]);
    expect(balance).toBe(sp.balance - 3 * turns);
  }
  // The last turn that was begun is asked for again under its key: taken once, paid once.
  const turn = { id, key: `turn-${acknowledged + 1}`, actionText: '荷物を確かめる' } as const;
  const last = await setup.plays.execute(SELF, { ...turn, actionType: 'custom' });
  expect(last.turnNumber).toBe(acknowledged + 1);
  expect(last.sp.balance).toBe(sp.balance - 3 * (acknowledged + 1));
  await setup.close();
  await rm(folder, { recursive: true });
});
