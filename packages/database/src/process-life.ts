// Whether a process that left its mark somewhere is still the one that runs under its number.
import { readFile } from 'node:fs/promises';

/** A process by its number and the moment it began; numbers are used again. */
export interface ProcessMark {
  readonly pid: number;
  /** Empty where the system does not say. */
  readonly started: string;
}

/** The mark of this process. */
export async function ownMark(): Promise<ProcessMark> {
  return { pid: process.pid, started: await startOf(process.pid) };
}

/** Whether the very process that left a mark is alive. */
export async function isAlive({ pid, started }: ProcessMark): Promise<boolean> {
  if (!isRunning(pid)) return false;
  const now = await startOf(pid);
  return started === '' || now === '' || started === now;
}

/** Whether some process runs under a number. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return systemCodeOf(error) !== 'ESRCH';
  }
}

/** When a process began, in the system's own count. */
async function startOf(pid: number): Promise<string> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')')).split(' ')[20] ?? '';
  } catch (error) {
    if (systemCodeOf(error) !== undefined) return '';
    throw error;
  }
}

/** The code of an error of the system, if it has one. */
export function systemCodeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
