// Busy loops are busy, and end with whoever started them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const STARTER = `
import { startBusyLoops } from ${JSON.stringify(fileURLToPath(new URL('busy-loops.mjs', import.meta.url)))};
const { pids, end } = await startBusyLoops(2);
console.log(pids.join(' '));
process.on('SIGUSR2', end);
`;

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it.each(['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGUSR2'] as const)(
  'busy loops are gone once their starter is ended by %s, or ends them',
  async (signal) => {
    const starter = spawn(process.execPath, ['--input-type=module', '--eval', STARTER]);
    const [told] = (await once(starter.stdout, 'data')) as [Buffer];
    const pids = told.toString().trim().split(' ').map(Number);
    expect(pids.map(isThere)).toEqual([true, true]);
    starter.kill(signal);
    await once(starter, 'close');
    await expect.poll(() => pids.filter(isThere)).toEqual([]);
  },
);
