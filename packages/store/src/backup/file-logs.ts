// A folder of logs as the source and the target of backups.
import { createReadStream, existsSync } from 'node:fs';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { GardenExistsError } from '../errors.ts';
import { newDraft } from '../file/create-folder.ts';
import { FileEventStore } from '../file/file-store.ts';
import { folderNameOf } from '../file/folder-name.ts';
import { syncFolder, writeDurably } from '../file/write-whole.ts';
import { type BackupCall, type BackupGarden, callSchema, factsSchema } from './format.ts';
import type { BackupSource, BackupTarget, BackupWriter, IncomingGarden } from './ports.ts';
import { writeThrough } from './write-through.ts';

/** What a server knows of a garden, and its calls, kept beside the log of a restored one. */
const FACTS_FILE = 'facts.json';
const CALLS_FILE = 'calls.jsonl';

/** The logs of a folder, or one of them; reads beside a writer and changes nothing. */
export function fileSource(folder: string, only?: string): BackupSource {
  const store = new FileEventStore({ folder, readOnly: true });
  const beside = (garden: string, file: string) => join(folder, folderNameOf(garden), file);
  return {
    store,
    gardens: async () => (only === undefined ? store.gardens() : [only]),
    factsOf: (garden) => readFacts(beside(garden, FACTS_FILE)),
    callsOf: (garden) => readCalls(beside(garden, CALLS_FILE)),
    packs: none,
    revisions: none,
    settings: none,
    campaignOf: async () => undefined,
    unplayed: async () => [],
    ledger: async () => [],
  };
}

/** A folder that takes gardens: written apart first, and put in place when all of them are whole. */
export function fileTarget(folder: string): BackupTarget {
  return {
    hasGarden: async (name) => existsSync(join(folder, folderNameOf(name))),
    takenId: async () => undefined,
    restore: async (work) => {
      const draft = await newDraft(folder);
      try {
        const names: string[] = [];
        const result = await work(writerTo(draft, names));
        await putInPlace({ draft, folder, names });
        return result;
      } finally {
        await rm(draft, { recursive: true, force: true });
      }
    },
  };
}

function writerTo(draft: string, names: string[]): BackupWriter {
  return {
    garden: async (garden) => {
      const store = new FileEventStore({ folder: draft });
      try {
        await writeThrough(store, garden);
      } finally {
        await store.close();
      }
      await writeBeside(join(draft, folderNameOf(garden.name)), garden);
      names.push(garden.name);
    },
    // A folder of logs has no place for these.
    pack: async () => false,
    revision: async () => undefined,
    setting: async () => false,
    play: async () => false,
    ledger: async () => false,
  };
}

async function writeBeside(folder: string, { sheet, calls }: IncomingGarden): Promise<void> {
  await writeDurably(join(folder, FACTS_FILE), `${JSON.stringify(sheet.facts)}\n`);
  const handle = await open(join(folder, CALLS_FILE), 'w');
  try {
    for await (const call of calls) await handle.writeFile(`${JSON.stringify(call)}\n`);
    await handle.sync();
  } finally {
    await handle.close();
  }
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

async function* readCalls(file: string): AsyncGenerator<BackupCall> {
  if (!existsSync(file)) return;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8') }))
    yield callSchema.parse(JSON.parse(line));
}

async function* none(): AsyncGenerator<never> {
  // There are none in a folder of logs.
}
