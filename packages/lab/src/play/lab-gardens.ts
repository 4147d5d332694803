// What sessions are played with: the GM, and the packs read once.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { soundPack } from '@hakoniwa/garden';
import { createGm, type Gm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import type { Pack } from '@hakoniwa/stage';

export interface LoadedPack {
  readonly folder: string;
  readonly pack: Pack;
}

/** Where packs are looked for: a bare name among the shipped ones, a path beside the experiment. */
export interface PackRoots {
  readonly shipped: string;
  readonly beside: string;
}

/** The packs that ship. */
export const SHIPPED_PACKS = fileURLToPath(new URL('../../../../packs', import.meta.url));

export class LabGardens {
  readonly gm: Gm;
  readonly #roots: PackRoots;
  readonly #packs = new Map<string, Promise<LoadedPack>>();

  constructor(gm: Gm, roots: PackRoots) {
    this.gm = gm;
    this.#roots = roots;
  }

  /** A server with its dictionary loaded. */
  static async open(roots: PackRoots): Promise<LabGardens> {
    return new LabGardens(
      createGm({ analysers: { japanese: await loadJapaneseTokenizer() } }),
      roots,
    );
  }

  /** A pack by its name or path; throws PackProblemsError or PackFolderError. */
  pack(name: string): Promise<LoadedPack> {
    const known = this.#packs.get(name);
    if (known) return known;
    const folder = packFolder(name, this.#roots);
    const loading = soundPack({ folder }).then((pack) => ({ folder, pack }));
    this.#packs.set(name, loading);
    return loading;
  }

  /** The packs that can be named without a path. */
  async shippedNames(): Promise<string[]> {
    const entries = await readdir(this.#roots.shipped, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  }
}

/** The folder a name means. */
function packFolder(name: string, { shipped, beside }: PackRoots): string {
  return /[/\\.]/.test(name) ? join(beside, name) : join(shipped, name);
}
