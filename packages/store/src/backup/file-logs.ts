// A folder of logs as the source and the target of backups.
import { createReadStream, existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TableOwner } from '@hakoniwa/database';
import type { BackupPart, PartSource, PartTarget } from '@hakoniwa/database/backup';
import type { SealedEvent } from '@hakoniwa/stage';
import { GardenExistsError } from '../errors.ts';
import { newDraft } from '../file/create-folder.ts';
import { FileEventStore } from '../file/file-store.ts';
import { folderNameOf } from '../file/folder-name.ts';
import { syncFolder, writeDurably } from '../file/write-whole.ts';
import { type BackupGarden, factsSchema } from './format.ts';
import type { BackupSource, BackupTarget, BackupWriter, RestoreInto } from './ports.ts';
import { writeThrough } from './write-through.ts';

/** What a server knows of a garden, kept beside the log of a restored one. */
const FACTS_FILE = 'facts.json';

interface FileSource {
  readonly folder: string;
  /** Whose files may stand beside a log. */
  readonly tables: readonly TableOwner[];
  /** One log alone. */
  readonly only?: string | undefined;
}

/** The logs of a folder, or one of them; reads beside a writer and changes nothing. */
export function fileSource({ folder, tables, only }: FileSource): BackupSource {
  const store = new FileEventStore({ folder, readOnly: true });
  const beside = (garden: string, file: string) => join(folder, folderNameOf(garden), file);
  return {
    store,
    tables,
    gardens: async () => (only === undefined ? store.gardens() : [only]),
    factsOf: (garden) => readFacts(beside(garden, FACTS_FILE)),
    partOf: (part) => partBeside(part, (garden) => beside(garden, part.gardenFile?.file ?? '')),
  };
}

/** A part as a folder has it: its file beside a log, where it is one for folders. */
function partBeside({ gardenFile }: BackupPart, fileOf: (garden: string) => string): PartSource {
  const isHere = gardenFile?.isForFolders === true;
  return {
    garden: async (garden) => (isHere ? { rows: readLines(fileOf(garden)) } : undefined),
    rows: none,
  };
}

/** A folder that takes gardens: written apart first, and put in place when all of them are whole. */
export function fileTarget(folder: string): BackupTarget {
  return {
    hasGarden: async (name) => existsSync(join(folder, folderNameOf(name))),
    takenId: async () => undefined,
    restore: async (into, work) => {
      const draft = await newDraft(folder);
      try {
        const names: string[] = [];
        const result = await work(writerTo(draft, { names, into }));
        await putInPlace({ draft, folder, names });
        return result;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

function writerTo(
  draft: string,
  { names, into }: { readonly names: string[]; readonly into: RestoreInto },
): BackupWriter {
  return {
    garden: async (garden) => {
      const store = new FileEventStore({ folder: draft });
      try {
        await writeThrough(store, { ...garden, events: atThePaceOf(store, garden.events) });
        await store.packed();
      } finally {
        await store.close();
      }
      const facts = `${JSON.stringify(garden.sheet.facts)}\n`;
      await writeDurably(join(draft, folderNameOf(garden.name), FACTS_FILE), facts);
      names.push(garden.name);
    },
    partOf: (part) => targetBeside(part, { draft, left: into.namesOf(part) }),
  };
}

/** Events that are read in before it is waited for what is packed beside it. */
const PACE_EVENTS = 20_000;

/** A log is read in faster than it is packed, and what is not packed yet is moved as a whole: it must not grow long. */
async function* atThePaceOf(
  store: FileEventStore,
  groups: AsyncIterable<readonly SealedEvent[]>,
): AsyncGenerator<readonly SealedEvent[]> {
  let ahead = 0;
  for await (const group of groups) {
    yield group;
    ahead += group.length;
    if (ahead < PACE_EVENTS) continue;
    await store.packed();
    ahead = 0;
  }
}

/** A folder of logs has no place for rows, but for those that stand beside a log. */
function targetBeside(
  { gardenFile }: BackupPart,
  { draft, left }: { readonly draft: string; readonly left: readonly string[] },
): PartTarget {
  const report = () => ({ left, moved: [] });
  if (!gardenFile?.isForFolders) return { report };
  return {
    garden: async (rows, garden) => {
      const handle = await open(join(draft, folderNameOf(garden), gardenFile.file), 'w');
      try {
        for await (const row of rows) await handle.writeFile(`${JSON.stringify(row)}\n`);
        await handle.sync();
      } finally {
        await handle.close();
      }
    },
    report,
  };
}

/** One rename for each garden; when one fails those before it are taken back. */
async function putInPlace(input: {
  draft: string;
  folder: string;
  names: readonly string[];
}): Promise<void> {
  const { draft, folder, names } = input;
  const placed: string[] = [];
  try {
    for (const name of names) {
      if (existsSync(join(folder, folderNameOf(name)))) throw new GardenExistsError(name);
      await rename(join(draft, folderNameOf(name)), join(folder, folderNameOf(name)));
      placed.push(name);
    }
    await syncFolder(folder);
  } catch (error) {
    for (const name of placed) await rm(join(folder, folderNameOf(name)), { recursive: true });
    throw error;
  }
}

async function readFacts(file: string): Promise<BackupGarden> {
  if (!existsSync(file)) return {};
  return factsSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}

async function* readLines(file: string): AsyncGenerator<object> {
  if (!existsSync(file)) return;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') }))
    yield JSON.parse(line) as object;
}

async function* none(): AsyncGenerator<never> {
  // There are none in a folder of logs.
}
