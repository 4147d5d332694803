// Kills a writer at any moment: whatever it acknowledged is there, and the next one goes on.
// Slow because fifty kills are fifty processes, and the log is verified from its beginning after each.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { documentOf } from '@hakoniwa/stage';
import { smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { FileEventStore, loadWorld } from '../src/index.ts';

const KILLS = 50;
const script = fileURLToPath(new URL('./append-until-killed.ts', import.meta.url));

/** Lets a writer run for a while and kills it; gives the last head it acknowledged. */
async function runAndKill(folder: string, afterMs: number): Promise<string> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder, 'g'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  await once(child.stdout, 'data');
  await wait(afterMs);
  child.kill('SIGKILL');
  await once(child, 'close');
  return said.slice(0, said.lastIndexOf('\n')).split('\n').at(-1) ?? '';
}

it('[F1] [F4] [E9] keeps every acknowledged event through fifty kills', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-kill-'));
  const first = new FileEventStore({ folder });
  await first.create({ garden: 'g', genesis: documentOf(smallWorld()) });
  await first.close();
  let torn = 0;
  for (let kill = 0; kill < KILLS; kill++) {
    const [branch = '', seq = '', hash = ''] = (await runAndKill(folder, (kill * 7) % 90)).split(
      ' ',
    );
    const store = new FileEventStore({ folder });
    const { head } = await loadWorld({ store, garden: 'g', branch, verify: true });
    expect(head.seq).toBeGreaterThanOrEqual(Number(seq));
    const then = await loadWorld({ store, garden: 'g', branch, seq: Number(seq), verify: true });
    expect(then.head.hash).toBe(hash);
    torn += store.notices.length;
    await store.close();
  }
  console.log(`${KILLS} kills, ${torn} torn tails put aside`);
  await rm(folder, { recursive: true });
});
