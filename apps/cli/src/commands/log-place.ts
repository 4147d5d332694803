// Where in a store of logs a command looks: `folder garden`, with `@branch` and `:seq` if wanted.

import type { SealedEvent } from '@hakoniwa/stage';
import { FileEventStore } from '@hakoniwa/store';
import { type Call, UsageError } from '../command.ts';

export interface LogPlace {
  readonly garden: string;
  readonly branch?: string;
  readonly seq?: number;
}

/** Reads `garden`, `garden@branch`, `garden@branch:120` or `garden:120`. */
export function parsePlace(text: string): LogPlace {
  const match = /^(.+?)(?:@(.+?))?(?::(\d+))?$/.exec(text);
  const [, garden = text, branch, seq] = match ?? [];
  return {
    garden,
    ...(branch === undefined ? {} : { branch }),
    ...(seq === undefined ? {} : { seq: Number(seq) }),
  };
}

/** Opens the logs of a folder for reading only; what there is to be said goes to `err`. */
export function openLogs(folder: string, { output }: Call): FileEventStore {
  return new FileEventStore({
    folder,
    readOnly: true,
    onNotice: (notice) => output.err(JSON.stringify(notice)),
  });
}

/** The garden a call names, or the only one there is. */
export async function gardenOf(store: FileEventStore, name: string | undefined): Promise<string> {
  if (name !== undefined) return name;
  const known = await store.gardens();
  const [only] = known;
  if (only === undefined || known.length > 1) throw new UsageError(known.join(', ') || '—');
  return only;
}

/** The events of a place, from the beginning. */
export async function eventsAt(
  store: FileEventStore,
  { garden, branch, seq }: LogPlace,
): Promise<SealedEvent[]> {
  const line = branch ?? (await store.head(garden)).branch;
  const events: SealedEvent[] = [];
  for await (const event of store.read({
    garden,
    branch: line,
    ...(seq === undefined ? {} : { toSeq: seq }),
  }))
    events.push(event);
  return events;
}
