// Turns a line of the log into one a person likes to read.
import type { DestinationStream } from 'pino';

const HIDDEN = new Set(['level', 'time', 'msg', 'err']);

/** A stream for pino that writes plain lines. */
export function prettyStream(out: { write: (text: string) => unknown }): DestinationStream {
  return { write: (line) => void out.write(`${prettyLine(line)}\n`) };
}

/** `12:03:44 WARN said what · key=value`; a line that is no JSON stays as it is. */
function prettyLine(line: string): string {
  const fields = parse(line);
  if (!fields) return line.trimEnd();
  const time = String(fields.time ?? '').slice(11, 19);
  const rest = Object.entries(fields)
    .filter(([name]) => !HIDDEN.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  const { stack } = (fields.err ?? {}) as { stack?: string };
  const head = [time, String(fields.level ?? '').toUpperCase(), fields.msg]
    .filter(Boolean)
    .join(' ');
  const told = rest.length > 0 ? `${head} · ${rest.join(' ')}` : head;
  return stack === undefined ? told : `${told}\n${stack}`;
}

function parse(line: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
