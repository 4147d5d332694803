// Programs that take all the processor they get, and end with whoever started them, however that one ends.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SELF = fileURLToPath(import.meta.url);

/** Starts so many; the first one that cannot be started fails it all. */
export async function startBusyLoops(count) {
  const loops = Array.from({ length: count }, () => fork(SELF, [BUSY], OPTIONS));
  await Promise.all(loops.map((loop) => begun(loop)));
  return {
    pids: loops.map(({ pid }) => pid),
    async end() {
      const ended = loops.map((loop) => loop.exitCode ?? loop.signalCode ?? once(loop, 'exit'));
      for (const loop of loops) loop.kill('SIGKILL');
      await Promise.all(ended);
    },
  };
}

/** Comes once a loop is busy. */
function begun(loop) {
  return new Promise((resolve, reject) => {
    loop.once('message', resolve);
    loop.once('exit', (code) => reject(new Error(`a busy loop ended by itself with ${code}`)));
  });
}

const BUSY = '--busy';
/** What this process was started with is not for them. */
const OPTIONS = { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] };
const SLICE_MS = 100;

function beBusy() {
  // The channel to whoever started it closes when that one is no more.
  process.on('disconnect', () => process.exit());
  process.send?.('busy');
  const slice = () => {
    const end = performance.now() + SLICE_MS;
    while (performance.now() < end);
    setImmediate(slice);
  };
  slice();
}

if (process.argv[1] === SELF && process.argv[2] === BUSY) beBusy();
