// Tells a lost connection from a refused statement: after the first, nobody knows what happened.
import { setTimeout as wait } from 'node:timers/promises';
import { LoopTime } from '../loop-time.ts';
import { systemCodeOf } from '../process-life.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { limits } from './limits.ts';

/** Sockets that lead nowhere; PostgreSQL going, coming, being full, or tired of an idle transaction. */
const LOST = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[123]|53300|25P03|08)/;
/** The driver gives these no code. */
const SAID = /Connection terminated|timeout exceeded when trying to connect|not queryable|ended/i;

/** Whether an error means that the connection is gone, not that the database said no. */
export function isConnectionLoss(error: unknown): boolean {
  const cause = rootOf(error);
  if (isPanic(cause)) return true;
  const code = systemCodeOf(cause);
  if (code === 'ENOENT') return isNoSocket(cause);
  if (code !== undefined) return LOST.test(code);
  return cause instanceof Error && SAID.test(cause.message);
}

/** The server goes down with these words, on a full disk as a rule: what it had begun may have been kept. */
function isPanic(cause: unknown): boolean {
  return cause instanceof Error && 'severity' in cause && cause.severity === 'PANIC';
}

/** A server that is down has no socket; any other file that is missing is no connection. */
function isNoSocket(cause: unknown): boolean {
  return cause instanceof Error && 'syscall' in cause && cause.syscall === 'connect';
}

/** drizzle wraps what the driver throws. */
function rootOf(error: unknown): unknown {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root;
}

/** How long an outage is borne, and who hears of it. */
export interface Patience {
  /** Nobody waits any more: the next failure is told as it is. */
  readonly signal?: AbortSignal | undefined;
  /** Told before each try but the first. */
  readonly onWait?: (() => void) | undefined;
}

/**
 * Tries again while the database is away; `attempt` counts from 0. Other errors end it at once. The outage begins
 * with the first failure: however long a slow machine took for it, there is a second try.
 */
export async function throughOutage<T>(
  work: (attempt: number) => Promise<T>,
  { signal, onWait }: Patience = {},
): Promise<T> {
  let away: LoopTime | undefined;
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        return await work(attempt);
      } catch (error) {
        // Whoever says that it is unavailable has waited already.
        if (error instanceof DatabaseUnavailableError || !isConnectionLoss(error)) throw error;
        if (signal?.aborted) throw error;
        away ??= new LoopTime();
        if (away.ms > limits.outageMs) throw new DatabaseUnavailableError(error);
        onWait?.();
        await wait(limits.retryMs);
      }
    }
  } finally {
    away?.stop();
  }
}
