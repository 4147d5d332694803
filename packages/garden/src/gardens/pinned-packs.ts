// Packs of people's own as gardens live by them: pinned to the revision a garden was made from.

import type { Database } from '@hakoniwa/database';
import { hasErrors, type PackFiles, type PackSection } from '@hakoniwa/stage';
import { checkPackFiles } from '../load-pack.ts';
import { PackProblemsError } from '../pack-problems-error.ts';
import { packFilesAt, packRow } from '../rows/pack-rows.ts';
import type { Caller } from './garden-facts.ts';
import { limits } from './limits.ts';
import { isGardenId } from './new-id.ts';
import { ownerIdOf } from './owner-id.ts';
import type { CatalogPack } from './pack-catalog.ts';

const PINNED = /^(pack-[0-9a-f]{20})@(\d{1,9})$/;

/** Whether a name is one a garden keeps of somebody's own pack. */
export function isPinned(name: string): boolean {
  return PINNED.test(name);
}

interface PinnedPacksParts {
  readonly database: Database;
  /** Sections that packages above read. */
  readonly sections?: readonly PackSection[] | undefined;
}

export class PinnedPacks {
  readonly #parts: PinnedPacksParts;
  /** A pinned pack never changes, so it is read once. */
  readonly #read = new Map<string, CatalogPack>();

  constructor(parts: PinnedPacksParts) {
    this.#parts = parts;
  }

  /** The name a garden keeps of a pack: with the revision it is made from; undefined for none of the caller's. */
  async pinned(id: string, { owner }: Caller): Promise<string | undefined> {
    const [, handle = id] = PINNED.exec(id) ?? [];
    const key = { handle, ownerId: ownerIdOf(owner) };
    const row = isGardenId(handle) ? await packRow(this.#parts.database, key) : undefined;
    return row && (handle === id ? `${id}@${row.revision}` : id);
  }

  /** A pack by its pinned name; undefined when there is none. Throws PackProblemsError. */
  async take(pinned: string): Promise<CatalogPack | undefined> {
    const known = this.#read.get(pinned);
    if (known) return known;
    const [, handle, number] = PINNED.exec(pinned) ?? [];
    if (handle === undefined) return undefined;
    const { database, sections } = this.#parts;
    const text = await packFilesAt(database, { handle, number: Number(number) });
    if (text === undefined) return undefined;
    const { pack, problems } = checkPackFiles(JSON.parse(text) as PackFiles, sections);
    if (!pack || hasErrors(problems)) throw new PackProblemsError(problems);
    const taken = { folder: pinned, pack };
    if (this.#read.size >= limits.packsRead) this.#read.clear();
    this.#read.set(pinned, taken);
    return taken;
  }
}
