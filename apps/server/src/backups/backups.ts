// Backups of what a server keeps: an owner's gardens as a stream of bytes, and back again from one.
import { playLimits } from '@hakoniwa/protocol/sessions';
import { resultQueue } from '@hakoniwa/sessions';
import { GardenExistsError } from '@hakoniwa/store';
import {
  BackupRefusedError,
  backupLimits,
  checkBackup,
  databaseSource,
  databaseTarget,
  type Manifest,
  restoreBackup,
  writeBackup,
} from '@hakoniwa/store/backup';
import type { Database } from '@hakoniwa/store/postgres';
import type { Caller } from '../gardens/gardens.ts';
import { isGardenId, newId } from '../gardens/new-id.ts';
import { ownerIdOf } from '../gardens/owner-id.ts';
import { limits } from '../limits.ts';
import { Refused } from '../refused.ts';

type Moved = readonly { readonly from: string; readonly id: string }[];

export interface RestoredHere {
  readonly gardens: Moved;
  readonly characters: Moved;
  readonly packsLeft: readonly string[];
  readonly settingsLeft: readonly string[];
  readonly isLedgerLeft: boolean;
}

export interface Backups {
  /** The bytes of one garden, or of everything of the caller; UNKNOWN_GARDEN for a foreign one as for none. */
  readonly write: (
    caller: Caller,
    garden?: string,
  ) => Promise<AsyncGenerator<Uint8Array, Manifest>>;
  /** Restores a file for the caller; throws ARCHIVE, GARDEN_EXISTS, GARDEN_LIMIT, CHARACTER_LIMIT. */
  readonly restore: (
    caller: Caller,
    wanted: { readonly file: string; readonly keepsIds: boolean },
  ) => Promise<RestoredHere>;
}

/** Backups of the gardens in a database; few at a time, because each reads or writes whole logs. */
export function databaseBackups(database: Database): Backups {
  const { write, restore } = unbounded(database);
  let inside = 0;
  const enter = () => {
    if (inside >= limits.backup.atOnce)
      throw new Refused('BUSY', 'other backups are under way; please wait');
    inside += 1;
  };
  return {
    write: async (caller, garden) => {
      const bytes = await write(caller, garden);
      return (async function* () {
        enter();
        try {
          return yield* bytes;
        } finally {
          inside -= 1;
        }
      })();
    },
    restore: async (caller, wanted) => {
      enter();
      try {
        return await restore(caller, wanted);
      } finally {
        inside -= 1;
      }
    },
  };
}

function unbounded(database: Database): Backups {
  const scopeOf = ({ owner }: Caller) => ({ owner: { id: ownerIdOf(owner) } });
  return {
    write: async (caller, garden) => {
      const source = databaseSource(database, scopeOf(caller));
      const known = await source.gardens();
      if (garden !== undefined && !known.includes(garden))
        throw new Refused('UNKNOWN_GARDEN', 'there is no such garden');
      const gardens = garden === undefined ? undefined : [garden];
      return writeBackup({ source, gardens, createdAt: new Date().toISOString() });
    },
    restore: async (caller, { file, keepsIds }) => {
      const askResult = resultQueue.enqueue;
      const target = databaseTarget(database, { ...scopeOf(caller), askResult });
      const backup = await checkBackup(file, { ...backupLimits, ...limits.backup }).catch(refuse);
      try {
        const kept = await databaseSource(database, scopeOf(caller)).gardens();
        if (kept.length + backup.gardens.length > limits.gardensKept)
          throw new Refused(
            'GARDEN_LIMIT',
            `no more than ${limits.gardensKept} gardens are kept for one owner`,
          );
        await expectRoom(database, { caller, more: backup.livingCharacters });
        // What cannot be an id of ours could never be asked for; and with accounts an id that is taken would
        // tell that somebody else has it.
        const isUsable =
          !ownerIdOf(caller.owner) &&
          keepsIds &&
          backup.gardens.every(({ name }) => isGardenId(name));
        const newName = isUsable ? undefined : newId;
        const { gardens, ...left } = await restoreBackup({ backup, target, newName });
        return { gardens: gardens.map(({ from, name }) => ({ from, id: name })), ...left };
      } catch (error) {
        return refuse(error);
      } finally {
        await backup.close();
      }
    },
  };
}

/** Refuses more player characters than one may have at a time. */
async function expectRoom(
  { pool }: Database,
  { caller, more }: { readonly caller: Caller; readonly more: number },
): Promise<void> {
  if (more === 0) return;
  const { rows } = await pool.query<{ n: number }>(
    `select count(*)::int as n from hakoniwa.play_characters
     where owner_id is not distinct from $1 and deleted_at is null`,
    [ownerIdOf(caller.owner)],
  );
  if ((rows[0]?.n ?? 0) + more > playLimits.characters)
    throw new Refused(
      'CHARACTER_LIMIT',
      `there may be ${playLimits.characters} characters at most`,
    );
}

function refuse(error: unknown): never {
  if (error instanceof BackupRefusedError)
    throw new Refused('ARCHIVE', `${error.fault}: ${error.message}`, { cause: error });
  if (error instanceof GardenExistsError)
    throw new Refused(
      'GARDEN_EXISTS',
      'a garden of that id is there already; nothing was restored',
    );
  throw error;
}
