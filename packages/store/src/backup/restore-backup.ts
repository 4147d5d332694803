// Restores a checked backup into a target: all of it or nothing.
import type { SealedEvent } from '@hakoniwa/stage';
import { GardenExistsError } from '../errors.ts';
import type { CheckedBackup } from './check-backup.ts';
import { readGenesis } from './check-backup.ts';
import { callSchema, gardenEntry, PACKS, packSchema, SETTINGS, settingSchema } from './format.ts';
import { limits } from './limits.ts';
import type { BackupTarget, BackupWriter } from './ports.ts';

export interface RestoreBackup {
  readonly backup: CheckedBackup;
  readonly target: BackupTarget;
  /** Makes a name for a garden; the old ones are kept when it is left out, and must be free. */
  readonly newName?: (() => string) | undefined;
}

export interface Restored {
  /** Each garden's name in the backup, and the one it has now. */
  readonly gardens: readonly { readonly from: string; readonly name: string }[];
  /** Names of packs that were not taken: one like it is there, or there is no place for packs. */
  readonly packsLeft: readonly string[];
  readonly settingsLeft: readonly string[];
}

/** Restores everything; GARDEN_EXISTS when a name is to be kept and is not free. */
export async function restoreBackup({ backup, target, newName }: RestoreBackup): Promise<Restored> {
  const gardens: { from: string; name: string }[] = [];
  for (const { name: from } of backup.gardens) {
    const name = newName?.() ?? from;
    if (await target.hasGarden(name)) throw new GardenExistsError(name);
    gardens.push({ from, name });
  }
  return target.restore(async (writer) => {
    for (const [i, { name }] of gardens.entries())
      await restoreGarden(writer, { backup, number: i + 1, name });
    const { file } = backup;
    return {
      gardens,
      packsLeft: await left(file.rows(PACKS, packSchema), (pack) => writer.pack(pack)),
      settingsLeft: await left(file.rows(SETTINGS, settingSchema), (one) => writer.setting(one)),
    };
  });
}

async function restoreGarden(
  writer: BackupWriter,
  { backup, number, name }: { backup: CheckedBackup; number: number; name: string },
): Promise<void> {
  const { file, gardens } = backup;
  const sheet = gardens[number - 1];
  if (!sheet) throw new RangeError(`there is no garden ${number}`);
  await writer.garden({
    name,
    sheet,
    genesis: await readGenesis(file, number),
    events: grouped(file.lines(gardenEntry(number, 'events.jsonl'))),
    calls: file.rows(gardenEntry(number, 'calls.jsonl'), callSchema),
  });
}

/** Events that were checked before, in groups of one branch each. */
async function* grouped(lines: AsyncIterable<unknown>): AsyncGenerator<readonly SealedEvent[]> {
  let group: SealedEvent[] = [];
  for await (const line of lines) {
    const event = line as SealedEvent;
    const isFull = group.length >= limits.groupEvents || group[0]?.branch !== event.branch;
    if (isFull && group.length > 0) {
      yield group;
      group = [];
    }
    group.push(event);
  }
  if (group.length > 0) yield group;
}

async function left<T extends { readonly name: string }>(
  rows: AsyncIterable<T>,
  take: (row: T) => Promise<boolean>,
): Promise<string[]> {
  const names: string[] = [];
  for await (const row of rows) if (!(await take(row))) names.push(row.name);
  return names;
}
