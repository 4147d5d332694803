// Where in a store of logs a command looks: `folder garden`, with `@branch` and `:seq` if wanted.

import type { SealedEvent } from '@hakoniwa/stage';
import { FileEventStore, type LogsFolder, logsFolder } from '@hakoniwa/store';
import { type Call, UsageError } from '../command.ts';
import { say } from '../locale/index.ts';
import { isReadableFolder } from './is-folder.ts';

export interface LogPlace {
  readonly garden: string;
  readonly branch?: string;
  readonly seq?: number;
}

/** Reads `garden`, `garden@branch`, `garden@branch:120` or `garden:120`. */
export function parsePlace(text: string): LogPlace {
  const seq = /:(\d+)$/.exec(text.slice(1))?.[1];
  const place = seq === undefined ? text : text.slice(0, -seq.length - 1);
  const at = place.indexOf('@', 1);
  const hasBranch = at > 0 && at < place.length - 1;
  return {
    garden: hasBranch ? place.slice(0, at) : place,
    ...(hasBranch ? { branch: place.slice(at + 1) } : {}),
    ...(seq === undefined ? {} : { seq: Number(seq) }),
  };
}

/** Logs that are open for reading, and the one garden whose own folder was named. */
export interface OpenedLogs {
  readonly store: FileEventStore;
  readonly garden?: string | undefined;
}

/** Opens the logs of a folder for reading only; what there is to be said goes to `err`. */
export async function openLogs(named: string, call: Call): Promise<OpenedLogs> {
  const { folder, garden } = await folderMeant(named, call);
  const { output, language } = call;
  const store = new FileEventStore({
    folder,
    readOnly: true,
    onNotice: ({ code, file }) =>
      output.err(say(language, { key: `notice${code}`, values: { file } })),
  });
  return { store, garden };
}

/** The folder of logs that is meant, also where the folder of one garden was named. */
export async function folderMeant(
  folder: string,
  { language }: Pick<Call, 'language'>,
): Promise<LogsFolder> {
  if (!(await isReadableFolder(folder)))
    throw new UsageError(say(language, { key: 'noFolder', values: { folder } }));
  const found = await logsFolder(folder);
  const { garden = '', misnamed: name } = found;
  if (name === undefined) return found;
  throw new UsageError(say(language, { key: 'gardenMisnamed', values: { folder, garden, name } }));
}

/** The garden a call names, or the only one there is; the call names the folder first. */
export async function gardenOf({ store, garden }: OpenedLogs, call: Call): Promise<string> {
  const [folder = '', name] = call.arguments;
  if (name !== undefined) return name;
  const known = garden === undefined ? await store.gardens() : [garden];
  const [only] = known;
  if (only === undefined)
    throw new UsageError(say(call.language, { key: 'noLogs', values: { folder } }));
  if (known.length === 1) return only;
  throw new UsageError(
    say(call.language, { key: 'whichGarden', values: { folder, known: known.join(', ') } }),
  );
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
