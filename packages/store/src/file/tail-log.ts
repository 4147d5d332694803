// The log file that goes on where segments end: the groups behind them, under marks of its own.
import { isJsonObject } from '@hakoniwa/stage';
import { EventIndex } from './event-index.ts';
import { groupOf, type LogEnd } from './log-file.ts';
import { logLineOf } from './log-line.ts';

export interface TailLog {
  readonly bytes: Buffer;
  readonly end: LogEnd;
  readonly index: EventIndex;
}

/** A new log: its first line, and the groups of an older one as they stood there. */
export function tailLog(
  first: { readonly garden: string; readonly genesis: string },
  older: Buffer,
): TailLog {
  const index = new EventIndex();
  const garden = logLineOf({ record: 'garden', version: 1, ...first });
  let { bytes, end } = groupOf({ bytes: 0, digest: '' }, [garden]);
  const pieces = [bytes];
  let group: Buffer[] = [];
  let offset = end.bytes;
  for (let start = 0; start < older.length; ) {
    const next = older.indexOf('\n', start) + 1;
    const line = older.subarray(start, next);
    const json = JSON.parse(line.toString('utf8')) as unknown;
    start = next;
    if (isJsonObject(json) && json.record === 'commit') {
      ({ bytes, end } = groupOf(end, group));
      pieces.push(bytes);
      group = [];
      offset = end.bytes;
      continue;
    }
    if (isJsonObject(json) && !Object.hasOwn(json, 'record')) {
      const { branch, seq } = json as { branch: string; seq: number };
      index.add({ branch, seq }, { offset, length: line.length });
    }
    group.push(line);
    offset += line.length;
  }
  return { bytes: Buffer.concat(pieces), end, index };
}
