// Restores a checked backup into a target: all of it or nothing, under new ids or under those it had.
import {
  type BackupPart,
  backupLimits as limits,
  type PartReport,
  type PartTarget,
  type Renames,
  renamed,
} from '@hakoniwa/database/backup';
import type { SealedEvent } from '@hakoniwa/stage';
import { GardenExistsError } from '../errors.ts';
import { type CheckedBackup, filesOf, readGenesis } from './check-backup.ts';
import { type GardenSheet, gardenEntry, packsOfSheets } from './format.ts';
import type { BackupTarget, BackupWriter } from './ports.ts';

export interface RestoreBackup {
  readonly backup: CheckedBackup;
  readonly target: BackupTarget;
  /** Makes an id of a kind (`garden`, `campaign`, …); the old ones are kept when it is left out, and must be free. */
  readonly newName?: ((kind: string) => string) | undefined;
}

export interface Restored {
  /** Each garden's name in the backup, and the one it has now. */
  readonly gardens: readonly { readonly from: string; readonly name: string }[];
  /** What became of each part, by its name. */
  readonly parts: Readonly<Record<string, PartReport>>;
}

/** Restores everything; GARDEN_EXISTS when a name is to be kept and is not free. */
export async function restoreBackup(input: RestoreBackup): Promise<Restored> {
  const { backup, target, newName } = input;
  const gardens: { from: string; name: string }[] = [];
  for (const sheet of backup.gardens) {
    const { name: from } = sheet;
    const name = newName?.(kindOf(sheet, backup)) ?? from;
    if (await target.hasGarden(name)) throw new GardenExistsError(name);
    gardens.push({ from, name });
  }
  const ids = [...backup.parts.values()].flatMap((found) => found.ids);
  const taken = newName ? undefined : await target.takenId(ids);
  if (taken !== undefined) throw new GardenExistsError(taken);
  const renames = new Map(gardens.map(({ from, name }) => [from, name]));
  for (const id of ids) renames.set(id, newName?.(id.slice(0, id.indexOf('-'))) ?? id);
  const packs = packsOfSheets(backup.gardens);
  const namesOf = (part: BackupPart) => backup.parts.get(part)?.names ?? [];
  return target.restore({ renames, packs, namesOf }, async (writer) => {
    const targets = [...backup.parts.keys()].map((part) => ({ part, into: writer.partOf(part) }));
    const readOf = (part: BackupPart) => reader(backup, part);
    for (const { part, into } of targets) await into.before?.(readOf(part));
    for (const [i, { name }] of gardens.entries())
      await restoreGarden(writer, { backup, number: i + 1, name, renames, targets });
    for (const { part, into } of targets) await into.after?.(readOf(part));
    const reports = targets.map(({ part, into }) => [part.name, into.report()]);
    return { gardens, parts: Object.fromEntries(reports) };
  });
}

/** The kind of id a garden gets: some parts make it more than a garden. */
function kindOf({ lines }: GardenSheet, { parts }: CheckedBackup): string {
  const made = [...parts.keys()].find(
    ({ gardenFile }) => gardenFile?.gardenKind && lines[gardenFile.counts] !== undefined,
  );
  return made?.gardenFile?.gardenKind ?? 'garden';
}

/** Reads the files of a part; one that this form of backup does not have yet is empty. */
function reader({ file, manifest }: CheckedBackup, part: BackupPart) {
  const there = new Set(filesOf(part, manifest).map((one) => one.file));
  return async function* (name: string) {
    if (there.has(name)) yield* file.lines(name);
  };
}

interface Restoring {
  readonly backup: CheckedBackup;
  readonly number: number;
  readonly name: string;
  readonly renames: Renames;
  readonly targets: readonly { readonly part: BackupPart; readonly into: PartTarget }[];
}

async function restoreGarden(
  writer: BackupWriter,
  { backup, number, name, renames, targets }: Restoring,
): Promise<void> {
  const { file, gardens } = backup;
  const sheet = gardens[number - 1];
  if (!sheet) throw new RangeError(`there is no garden ${number}`);
  const { pack } = sheet.facts;
  const facts = pack === undefined ? sheet.facts : { ...sheet.facts, pack: renamed(pack, renames) };
  await writer.garden({
    name,
    sheet: { ...sheet, facts },
    genesis: await readGenesis(file, number),
    events: grouped(file.lines(gardenEntry(number, 'events.jsonl'))),
  });
  for (const { part, into } of targets) {
    const { gardenFile } = part;
    if (!gardenFile || sheet.lines[gardenFile.counts] === undefined) continue;
    await into.garden?.(file.lines(gardenEntry(number, gardenFile.file)), name);
  }
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
