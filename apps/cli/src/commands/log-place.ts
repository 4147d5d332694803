// Where in a store of logs a command looks: `folder garden`, with `@branch` and `:seq` if wanted.

import type { SealedEvent } from '@hakoniwa/stage';
import { FileEventStore } from '@hakoniwa/store';
import { type Call, UsageError } from '../command.ts';
import { isFolder } from '../input/is-folder.ts';
import { say } from '../locale/index.ts';

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
export async function openLogs(
  folder: string,
  { output, language }: Call,
): Promise<FileEventStore> {
  if (!(await isFolder(folder))) throw new UsageError(say(language, 'noFolder', { folder }));
  return new FileEventStore({
    folder,
    readOnly: true,
    onNotice: ({ code, file }) => output.err(say(language, `notice${code}`, { file })),
  });
}

/** The garden a call names, or the only one there is; the call names the folder first. */
export async function gardenOf(store: FileEventStore, call: Call): Promise<string> {
  const [folder = '', name] = call.arguments;
  if (name !== undefined) return name;
  const known = await store.gardens();
  const [only] = known;
  if (only === undefined) throw new UsageError(say(call.language, 'noLogs', { folder }));
  if (known.length === 1) return only;
  throw new UsageError(say(call.language, 'whichGarden', { folder, known: known.join(', ') }));
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
