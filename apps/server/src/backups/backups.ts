// Backups of what a server keeps: an owner's gardens as a stream of bytes, and back again from one.

import type { Database } from '@hakoniwa/database';
import { BackupRefusedError, backupLimits, type Manifest } from '@hakoniwa/database/backup';
import {
  type Caller,
  GardenLimitError,
  type Gardens,
  isGardenId,
  keepingLimits,
  newId,
  ownerIdOf,
} from '@hakoniwa/garden';
import { playLimits } from '@hakoniwa/protocol/sessions';
import { LEDGER_LEFT } from '@hakoniwa/sessions';
import { GardenExistsError } from '@hakoniwa/store';
import {
  type CheckedBackup,
  checkBackup,
  databaseSource,
  databaseTarget,
  type Restored,
  restoreBackup,
  writeBackup,
} from '@hakoniwa/store/backup';
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
  /** Restores a file for the caller; throws ARCHIVE, GARDEN_EXISTS, GARDEN_LIMIT, CHARACTER_LIMIT, QUOTA_FULL. */
  readonly restore: (
    caller: Caller,
    wanted: { readonly file: string; readonly keepsIds: boolean },
  ) => Promise<RestoredHere>;
}

/** Backups of the gardens in a database; few at a time, because each reads or writes whole logs. */
export function databaseBackups(database: Database, gardens?: Pick<Gardens, 'quotas'>): Backups {
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
      const refusal = gardens?.quotas.refusalOf(ownerIdOf(caller.owner));
      if (refusal) throw refusal;
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
      const target = databaseTarget(database, scopeOf(caller));
      const caps = { ...backupLimits, ...limits.backup };
      const backup = await checkBackup(file, { tables: database.owners, caps }).catch(refuse);
      try {
        const kept = await databaseSource(database, scopeOf(caller)).gardens();
        if (kept.length + backup.gardens.length > keepingLimits.gardensKept)
          throw new GardenLimitError(keepingLimits.gardensKept);
        await expectRoom(database, { caller, more: livingCharacters(backup) });
        // What cannot be an id of ours could never be asked for; and with accounts an id that is taken would
        // tell that somebody else has it.
        const isUsable =
          !ownerIdOf(caller.owner) &&
          keepsIds &&
          backup.gardens.every(({ name }) => isGardenId(name));
        const newName = isUsable ? undefined : newId;
        return restoredHere(await restoreBackup({ backup, target, newName }));
      } catch (error) {
        return refuse(error);
      } finally {
        await backup.close();
      }
    },
  };
}

/** What became of a backup, as people are told of it. */
function restoredHere({ gardens, parts }: Restored): RestoredHere {
  const { packs, settings, play } = parts;
  return {
    gardens: gardens.map(({ from, name }) => ({ from, id: name })),
    characters: play?.moved ?? [],
    packsLeft: packs?.left ?? [],
    settingsLeft: settings?.left ?? [],
    isLedgerLeft: play?.left.includes(LEDGER_LEFT) ?? false,
  };
}

function livingCharacters({ parts }: CheckedBackup): number {
  const limited = [...parts.values()].map((found) => found.limited?.livingCharacters ?? 0);
  return limited.reduce((sum, one) => sum + one, 0);
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
