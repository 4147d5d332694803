// The gardens a file store has open: each locked, checked once, and changed by one hand at a time.
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { UnknownGardenError } from '../errors.ts';
import { folderNameOf } from './folder-name.ts';
import { GardenFolder } from './garden-folder.ts';
import { takeLock } from './lock.ts';
import type { StoreNotice } from './torn.ts';

interface OpenGarden {
  readonly folder: GardenFolder;
  readonly unlock: () => Promise<void>;
  /** The last change asked for; the next one waits for it. */
  last: Promise<undefined>;
}

interface Opening {
  readonly root: string;
  readonly isReadOnly: boolean;
  readonly notify: (notice: StoreNotice) => void;
}

export class OpenGardens {
  readonly #input: Opening;
  readonly #open = new Map<string, Promise<OpenGarden>>();

  constructor(input: Opening) {
    this.#input = input;
  }

  /** A garden's folder, opened on first use. */
  async get(garden: string): Promise<GardenFolder> {
    return (await this.#garden(garden)).folder;
  }

  /** Runs a change after all changes of that garden asked for before it. */
  async change<T>(garden: string, change: (folder: GardenFolder) => Promise<T>): Promise<T> {
    const open = await this.#garden(garden);
    const result = open.last.then(() => change(open.folder));
    // Whoever asked for a change hears how it went; the next one only waits for its turn.
    open.last = result.then(ignore, ignore);
    return result;
  }

  /** Waits for the changes under way, and lets go of every garden. */
  async close(): Promise<void> {
    const opening = [...this.#open.values()];
    this.#open.clear();
    for (const result of await Promise.allSettled(opening)) {
      if (result.status === 'rejected') continue;
      const { folder, unlock, last } = result.value;
      await last;
      await folder.close();
      await unlock();
    }
  }

  async #garden(garden: string): Promise<OpenGarden> {
    const known = this.#open.get(garden);
    if (known) return known;
    const opening = this.#openFolder(garden);
    this.#open.set(garden, opening);
    try {
      return await opening;
    } catch (error) {
      this.#open.delete(garden);
      throw error;
    }
  }

  async #openFolder(garden: string): Promise<OpenGarden> {
    const { root, isReadOnly, notify } = this.#input;
    const folder = join(root, folderNameOf(garden));
    if (!(await isFolder(folder))) throw new UnknownGardenError(garden);
    const unlock = isReadOnly ? async () => undefined : await takeLock(join(folder, 'lock'));
    try {
      const opened = await GardenFolder.open({ folder, isReadOnly, notify });
      return { folder: opened, unlock, last: Promise.resolve(undefined) };
    } catch (error) {
      await unlock();
      throw error;
    }
  }
}

function ignore(): undefined {
  return undefined;
}

/** Whether there is a folder of that name. */
export async function isFolder(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isDirectory();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return false;
    throw error;
  }
}
