// Programs that want all of the processor, beside whatever is tried; they end with whoever began them, and after a while by themselves.
import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** No file and no transform: thirty of them are to be busy at once, not to be loaded for a minute. */
const LOOP = `
const [until, parent] = [performance.now() + Number(process.argv[1]), process.ppid];
while (performance.now() < until && process.ppid === parent)
  for (let i = 0; i < 1e7; i++);`;

interface Busy {
  readonly count: number;
  /** After so long they end by themselves. */
  readonly ms: number;
}

/** Does work while so many programs are busy; gives what it came to when all of them are gone. */
export async function besideBusyPrograms<T>(busy: Busy, work: () => Promise<T>): Promise<T> {
  const { count, ms } = busy;
  // Each in a session of its own: the scheduler shares by sessions, and as one of them all would count as one program.
  const programs = Array.from({ length: count }, () =>
    spawn(process.execPath, ['-e', LOOP, String(ms)], { detached: true, stdio: 'ignore' }),
  );
  const ended = programs.map((program) => once(program, 'exit'));
  try {
    return await work();
  } finally {
    for (const program of programs) program.kill('SIGKILL');
    await Promise.all(ended);
  }
}
