// The log: one JSON object a line for machines, one plain line for a person at a terminal; never a secret.
import { type DestinationStream, type Logger, pino } from 'pino';
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
    stream ?? (isTerminal ? prettyStream(process.stdout) : pino.destination(1)),
  );
}

/** A log that says nothing, for tests and for apps that are only asked in memory. */
export function silentLog(): Log {
  return pino({ level: 'silent' });
}
