// Tells a lost connection from a refused statement: after the first, nobody knows what happened.
import { setTimeout as wait } from 'node:timers/promises';
import { codeOf } from '../process-life.ts';
import { DatabaseUnavailableError } from './errors.ts';
import { limits } from './limits.ts';

/** Sockets that lead nowhere; PostgreSQL going, coming, being full, or tired of an idle transaction. */
const LOST = /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P0[123]|53300|25P03|08)/;
/** The driver gives these no code. */
const SAID = /Connection terminated|timeout exceeded when trying to connect|not queryable|ended/i;

/** Whether an error means that the connection is gone, not that the database said no. */
export function isConnectionLoss(error: unknown): boolean {
  const cause = rootOf(error);
  if (isPanic(cause)) return true;
  const code = codeOf(cause);
  if (code !== undefined) return LOST.test(code);
  return cause instanceof Error && SAID.test(cause.message);
}

/** The server goes down with these words, on a full disk as a rule: what it had begun may have been kept. */
function isPanic(cause: unknown): boolean {
  return cause instanceof Error && 'severity' in cause && cause.severity === 'PANIC';
}

/** drizzle wraps what the driver throws. */
function rootOf(error: unknown): unknown {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root;
}

/** Tries again while the database is away; `attempt` counts from 0. Other errors end it at once. */
export async function throughOutage<T>(work: (attempt: number) => Promise<T>): Promise<T> {
  const until = Date.now() + limits.outageMs;
  for (let attempt = 0; ; attempt++) {
    try {
      return await work(attempt);
    } catch (error) {
      if (!isConnectionLoss(error)) throw error;
      if (Date.now() > until) throw new DatabaseUnavailableError(error);
      await wait(limits.retryMs);
    }
  }
}
