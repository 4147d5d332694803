// The log: one JSON object a line for machines, one plain line for a person at a terminal; never a secret.
import { type DestinationStream, type Logger, pino } from 'pino';
import { limits } from '../limits.ts';
import { prettyStream } from './pretty-stream.ts';

export type Log = Logger;

export interface LogOptions {
  readonly level?: string | undefined;
  /** Where lines go; standard output when left out. */
  readonly stream?: DestinationStream | undefined;
  readonly isTerminal?: boolean;
}

/** Fields that may hold a secret wherever they stand. */
const SECRETS = ['authorization', 'cookie', 'token', 'apiKey', 'password', 'secret'];

/** Opens a log. At a terminal only what needs attention is shown unless a level is asked for. */
export function openLog({ level, stream, isTerminal = false }: LogOptions = {}): Log {
  return pino(
    {
      level: level ?? (isTerminal ? 'warn' : 'info'),
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      redact: {
        paths: SECRETS.flatMap((name) => [
          name,
          `*.${name}`,
          `*.*.${name}`,
          `headers["set-${name}"]`,
        ]),
        censor: '(hidden)',
      },
    },
    stream ?? (isTerminal ? prettyStream(process.stdout) : gathered()),
  );
}

/** The same log for lines made of our own words alone: looking for secrets costs a request more than its line. */
export function ownWordsLog(log: Log): Log {
  return log.child({}, { redact: [] });
}

/**
 * Standard output in gathered writes: no request waits for whoever reads the log, and a reader that has
 * stopped costs old lines, not memory. What is left goes out when the process ends.
 */
function gathered(): DestinationStream {
  const { gatherBytes, gatherMs, waitingBytes } = limits.log;
  return pino.destination({
    dest: 1,
    sync: false,
    minLength: gatherBytes,
    periodicFlush: gatherMs,
    maxLength: waitingBytes,
  });
}

/** A log that says nothing, for tests and for apps that are only asked in memory. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}
