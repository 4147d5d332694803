// The packs that stand on the shelf of this server: read from one folder, found by id, never by a path.
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackCard } from '@hakoniwa/protocol';
import type { Language, Localised, Pack } from '@hakoniwa/stage';
import { GROUND_NAME } from '../ground.ts';
import { checkPack, soundPack } from '../load-pack.ts';
import { readPackFolder } from '../read-pack-folder.ts';

export interface PackCatalog {
  /** All packs that are sound, by id. */
  readonly cards: () => Promise<readonly PackCard[]>;
  /** A pack, read once; undefined when there is none of that id. Throws PackProblemsError. */
  readonly take: (id: string) => Promise<CatalogPack | undefined>;
  /** The files of a pack as texts; undefined when there is none of that id. */
  readonly files: (id: string) => Promise<Readonly<Record<string, string>> | undefined>;
}

/** A pack and where it lies. */
export interface CatalogPack {
  readonly folder: string;
  readonly pack: Pack;
}

/** The shelf in a folder; what lies there is looked at once, when it is first asked for. */
export function packCatalog(folder: string): PackCatalog {
  let folders: Promise<ReadonlyMap<string, string>> | undefined;
  let cards: Promise<readonly PackCard[]> | undefined;
  const packs = new Map<string, Promise<Pack>>();
  const look = () => {
    folders ??= foldersIn(folder);
    return folders;
  };
  const read = (at: string): Promise<Pack> => {
    const pack = packs.get(at) ?? soundPack({ folder: at });
    packs.set(at, pack);
    // What could not be read may have been mended when it is asked for again.
    pack.catch(() => packs.delete(at));
    return pack;
  };
  return {
    take: async (id) => {
      const at = (await look()).get(id);
      return at === undefined ? undefined : { folder: at, pack: await read(at) };
    },
    files: async (id) => {
      const at = (await look()).get(id);
      return at === undefined ? undefined : readPackFolder(at);
    },
    cards: () => {
      cards ??= look().then(cardsOf);
      return cards;
    },
  };
}

async function foldersIn(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isDirectory() && entry.name !== GROUND_NAME)
    .map(({ name }) => name);
  return new Map(names.sort().map((name) => [name, join(folder, name)]));
}

async function cardsOf(folders: ReadonlyMap<string, string>): Promise<readonly PackCard[]> {
  const cards: PackCard[] = [];
  for (const [id, folder] of folders) {
    const { pack } = await checkPack(folder);
    if (pack) cards.push(cardOf(id, pack));
  }
  return cards;
}

function cardOf(id: string, pack: Pack): PackCard {
  const { version, title, description, languages, licence, scenarios } = pack;
  const inBoth = (text: Localised) => bothOf(text, languages);
  return {
    id,
    version,
    title: inBoth(title),
    description: inBoth(description),
    languages: [...languages],
    licence,
    scenarios: Object.entries(scenarios).map(([name, sheet]) => ({
      id: name,
      title: inBoth(sheet.title),
    })),
  };
}

/** A text that is written once is the same in every language of the pack. */
function bothOf(
  text: Localised,
  languages: readonly Language[],
): Partial<Record<Language, string>> {
  const pairs = languages.map(
    (language) => [language, typeof text === 'string' ? text : text[language]] as const,
  );
  return Object.fromEntries(pairs.filter(([, one]) => one !== undefined));
}
