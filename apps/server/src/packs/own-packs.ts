// The packs an owner brought along: kept, changed, taken back, and taken down from as from the shelf.
import { createHash } from 'node:crypto';
import { checkPackFiles, PackProblemsError } from '@hakoniwa/garden';
import { SESSION_SECTIONS } from '@hakoniwa/sessions';
import { hasErrors, isPackPath, type Pack, type PackFiles } from '@hakoniwa/stage';
import {
  changePack,
  createPack,
  type Database,
  deletePack,
  movePack,
  type PackChange,
  type PackRow,
  packFilesAt,
  packRevisions,
  packRow,
  packsOf,
} from '@hakoniwa/store/postgres';
import type { Caller } from '../gardens/gardens.ts';
import { isGardenId } from '../gardens/new-id.ts';
import { ownerIdOf } from '../gardens/owner-id.ts';
import type { CatalogPack } from '../gardens/pack-catalog.ts';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';

export interface PackEdit {
  readonly files: PackFiles;
  readonly revision: number;
  readonly note?: string | undefined;
}

export interface OwnPacks {
  readonly list: (caller: Caller) => Promise<readonly PackRow[]>;
  /** Throws UNKNOWN_PACK, for a foreign one as for none; so do all that follow. */
  readonly find: (id: string, caller: Caller) => Promise<PackRow>;
  readonly revisions: (id: string, caller: Caller) => ReturnType<typeof packRevisions>;
  /** Throws PACK_EXISTS, PACK_LIMIT. Gives the new id. */
  readonly create: (
    pack: { readonly files: PackFiles; readonly note?: string | undefined },
    caller: Caller,
  ) => Promise<string>;
  /** Throws MOVED_ON, PACK_EXISTS. */
  readonly change: (id: string, edit: PackEdit, caller: Caller) => Promise<void>;
  /** Throws MOVED_ON, NOTHING_TO_UNDO, NOTHING_TO_REDO. */
  readonly move: (
    id: string,
    wanted: { readonly to: 'undo' | 'redo'; readonly revision: number },
    caller: Caller,
  ) => Promise<void>;
  /** Throws PACK_USED. */
  readonly remove: (id: string, caller: Caller) => Promise<void>;
  /** The name a garden keeps of a pack: with the revision it is made from; undefined for none of the caller's. */
  readonly pinned: (id: string, caller: Caller) => Promise<string | undefined>;
  /** A pack by its pinned name; undefined when there is none. Throws PackProblemsError. */
  readonly take: (pinned: string) => Promise<CatalogPack | undefined>;
}

const PINNED = /^(pack-[0-9a-f]{20})@(\d{1,9})$/;

/** Whether a name is one a garden keeps of somebody's own pack. */
export function isPinned(name: string): boolean {
  return PINNED.test(name);
}

export function ownPacks(database: Database): OwnPacks {
  const keyOf = (handle: string, { owner }: Caller) => ({ handle, ownerId: ownerIdOf(owner) });
  const find = async (id: string, caller: Caller): Promise<PackRow> => {
    const row = isGardenId(id) ? await packRow(database, keyOf(id, caller)) : undefined;
    if (!row) throw unknown();
    return row;
  };
  return {
    find,
    list: ({ owner }) => packsOf(database, ownerIdOf(owner)),
    revisions: (id, caller) => packRevisions(database, keyOf(id, caller)),
    create: async ({ files, note }, { owner }) => {
      const ownerId = ownerIdOf(owner);
      if ((await packsOf(database, ownerId)).length >= limits.packsKept)
        throw new Refused('PACK_LIMIT', `no more than ${limits.packsKept} packs are kept`);
      const made = await createPack(database, { ownerId, state: { ...stateOf(files), note } });
      if (made === undefined) throw taken();
      return made;
    },
    change: async (id, { files, revision, note }, caller) => {
      await find(id, caller);
      const state = { ...stateOf(files), note };
      expectDone(await changePack(database, { ...keyOf(id, caller), state, revision }));
    },
    move: async (id, { to, revision }, caller) => {
      await find(id, caller);
      const moved = await movePack(database, { ...keyOf(id, caller), to, revision });
      if (moved === 'nothing')
        throw to === 'undo'
          ? new Refused('NOTHING_TO_UNDO', 'this is the first state of the pack')
          : new Refused('NOTHING_TO_REDO', 'nothing was taken back from here');
      expectDone(moved);
    },
    remove: async (id, caller) => {
      await find(id, caller);
      if ((await deletePack(database, keyOf(id, caller))) === 'used')
        throw new Refused('PACK_USED', 'a garden lives by this pack');
    },
    pinned: async (id, caller) => {
      const [, handle = id] = PINNED.exec(id) ?? [];
      const row = isGardenId(handle) ? await packRow(database, keyOf(handle, caller)) : undefined;
      return row && (handle === id ? `${id}@${row.revision}` : id);
    },
    take: takerOf(database),
  };
}

/** A pinned pack never changes, so it is read once. */
function takerOf(database: Database): OwnPacks['take'] {
  const read = new Map<string, CatalogPack>();
  return async (pinned) => {
    const known = read.get(pinned);
    if (known) return known;
    const [, handle, number] = PINNED.exec(pinned) ?? [];
    if (handle === undefined) return undefined;
    const text = await packFilesAt(database, { handle, number: Number(number) });
    if (text === undefined) return undefined;
    const taken = { folder: pinned, pack: soundFiles(filesIn(text)) };
    if (read.size >= limits.packsRead) read.clear();
    read.set(pinned, taken);
    return taken;
  };
}

function expectDone(change: PackChange): void {
  if (change === 'unknown') throw unknown();
  if (change === 'taken') throw taken();
  if (change === 'moved-on')
    throw new Refused('MOVED_ON', 'the pack was changed meanwhile; look at it again');
}

const unknown = () => new Refused('UNKNOWN_PACK', 'there is no such pack here');
const taken = () =>
  new Refused('PACK_EXISTS', 'you have a pack of that id and version; change one of them');

/** The files of a row. */
export function filesIn(text: string): Readonly<Record<string, string>> {
  return JSON.parse(text) as Record<string, string>;
}

/** The files that may be copied or handed out: what leads out of the pack, from earlier times, stays behind. */
export function filesToGive(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(filesIn(text)).filter(([path]) => isPackPath(path)));
}

const ID = /^id:\s*['"]?([^'"\s#]{1,100})/m;
const VERSION = /^version:\s*['"]?([^'"\s#]{1,100})/m;

function stateOf(files: PackFiles) {
  const text = JSON.stringify(files);
  const sheet = files['pack.yaml'] ?? files['pack.yml'] ?? '';
  return {
    name: ID.exec(sheet)?.[1] ?? 'untitled',
    version: VERSION.exec(sheet)?.[1] ?? '0.0.0',
    files: text,
    hash: createHash('sha256').update(text).digest('hex'),
  };
}

function soundFiles(files: PackFiles): Pack {
  const { pack, problems } = checkOwnPackFiles(files);
  if (!pack || hasErrors(problems)) throw new PackProblemsError(problems);
  return pack;
}

/** What is wrong with files, with all sections this house knows. */
export function checkOwnPackFiles(files: PackFiles): ReturnType<typeof checkPackFiles> {
  return checkPackFiles(files, SESSION_SECTIONS);
}
