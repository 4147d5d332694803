// Where the bytes of a log go: the fields of its events, and the paths their patches write.
import { type Json, type SealedEvent, writtenEvent } from '@hakoniwa/stage';

export interface Cost {
  readonly what: string;
  /** Bytes of an event on average, and of one of these. */
  readonly perEvent: number;
  readonly each: number;
  readonly count: number;
}

/** The costliest fields and paths of some events; names of entities stand as `*`, numbers as `#`. */
export function costlyPaths(events: readonly SealedEvent[], most = 12): readonly Cost[] {
  const sums = new Map<string, { bytes: number; count: number }>();
  const add = (what: string, value: unknown) => {
    const sum = sums.get(what) ?? { bytes: 0, count: 0 };
    sum.bytes += Buffer.byteLength(JSON.stringify(value)) + 1;
    sum.count += 1;
    sums.set(what, sum);
  };
  for (const event of events) {
    for (const [field, value] of Object.entries(writtenEvent(event)))
      if (field !== 'patch') add(field, { [field]: value as Json });
    for (const operation of event.patch)
      add(`${operation.op} ${plain(operation.path)}`, Object.values(operation).slice(1));
  }
  return [...sums]
    .map(([what, { bytes, count }]) => {
      return { what, count, perEvent: bytes / events.length, each: bytes / count };
    })
    .sort((a, b) => b.perEvent - a.perEvent)
    .slice(0, most);
}

function plain(path: string): string {
  return path
    .split('/')
    .map((name, depth) => (depth === 2 ? name.replace(/(?<=^life:).*|^(?!life:).*$/, '*') : name))
    .map((name, depth) => (depth > 2 && /^\d+(\.\d+)?$/.test(name) ? '#' : name))
    .join('/');
}
