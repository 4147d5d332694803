// The packs an owner brought along: kept, changed and taken back.
import { createHash } from 'node:crypto';
import type { Database } from '@hakoniwa/database';
import {
  type Caller,
  changePack,
  checkPackFiles,
  createPack,
  deletePack,
  isGardenId,
  movePack,
  ownerIdOf,
  type PackChange,
  type PackRow,
  packRevisions,
  packRow,
  packsOf,
} from '@hakoniwa/garden';
import { SESSION_SECTIONS } from '@hakoniwa/sessions';
import { isPackPath, type PackFiles } from '@hakoniwa/stage';
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

/** What is wrong with files, with all sections this server knows. */
export function checkOwnPackFiles(files: PackFiles): ReturnType<typeof checkPackFiles> {
  return checkPackFiles(files, SESSION_SECTIONS);
}
