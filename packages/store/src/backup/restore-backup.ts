// Restores a checked backup into a target: all of it or nothing, under new ids or under those it had.
import type { SealedEvent } from '@hakoniwa/stage';
import { GardenExistsError } from '../errors.ts';
import type { CheckedBackup } from './check-backup.ts';
import { readGenesis } from './check-backup.ts';
import {
  BACKUP_SETTINGS,
  CHARACTERS,
  callSchema,
  gardenEntry,
  LEDGER,
  PACKS,
  packSchema,
  REVISIONS,
  revisionSchema,
  settingSchema,
} from './format.ts';
import { insidePack } from './inside-pack.ts';
import { limits } from './limits.ts';
import { LEDGER_KINDS, PLAY_KINDS, soundRow } from './play/row-kinds.ts';
import type { BackupTarget, BackupWriter } from './ports.ts';
import { type Renames, renamed } from './renames.ts';

export interface RestoreBackup {
  readonly backup: CheckedBackup;
  readonly target: BackupTarget;
  /** Makes an id of a kind (`garden`, `campaign`, …); the old ones are kept when it is left out, and must be free. */
  readonly newName?: ((kind: string) => string) | undefined;
}

export interface Restored {
  /** Each garden's name in the backup, and the one it has now. */
  readonly gardens: readonly { readonly from: string; readonly name: string }[];
  /** Each player character's id in the backup, and the one it has now. */
  readonly characters: readonly { readonly from: string; readonly id: string }[];
  /** Packs that were not taken, as one like it is there or there is no place for packs; and files that lead out of theirs. */
  readonly packsLeft: readonly string[];
  readonly settingsLeft: readonly string[];
  /** Whether story points and their ledger were left: whoever plays here has a wallet, or there is no place. */
  readonly isLedgerLeft: boolean;
}

/** Restores everything; GARDEN_EXISTS when a name is to be kept and is not free. */
export async function restoreBackup(input: RestoreBackup): Promise<Restored> {
  const { backup, target, newName } = input;
  const gardens: { from: string; name: string }[] = [];
  for (const { name: from, play } of backup.gardens) {
    const name = newName?.(play === undefined ? 'garden' : 'campaign') ?? from;
    if (await target.hasGarden(name)) throw new GardenExistsError(name);
    gardens.push({ from, name });
  }
  const { playIds, packHandles } = backup;
  const ids = [...playIds, ...packHandles];
  const taken = newName ? undefined : await target.takenId(ids);
  if (taken !== undefined) throw new GardenExistsError(taken);
  const renames = new Map(gardens.map(({ from, name }) => [from, name]));
  for (const id of ids) renames.set(id, newName?.(id.slice(0, id.indexOf('-'))) ?? id);
  return target.restore(async (writer) => {
    const packsLeft = await restorePacks(writer, { backup, renames });
    for (const [i, { name }] of gardens.entries())
      await restoreGarden(writer, { backup, number: i + 1, name, renames });
    const { file, manifest } = backup;
    const isOld = manifest.version < 2;
    if (!isOld)
      for await (const line of file.lines(CHARACTERS))
        await writer.play(playRows([line], { entry: CHARACTERS, renames }));
    const isLedgerTaken =
      isOld ||
      manifest.ledger === 0 ||
      (await writer.ledger(ledgerRows(file.lines(LEDGER), renames)));
    const characters = playIds
      .filter((id) => id.startsWith('character-'))
      .map((from) => ({ from, id: renames.get(from) ?? from }));
    return {
      ...{ gardens, characters, packsLeft, isLedgerLeft: !isLedgerTaken },
      settingsLeft: await left(file.rows(BACKUP_SETTINGS, settingSchema), (one) =>
        writer.setting(one),
      ),
    };
  });
}

interface Restoring {
  readonly backup: CheckedBackup;
  readonly renames: Renames;
}

/** Packs come first: gardens are made from them. Gives the names of those that were left. */
async function restorePacks(
  writer: BackupWriter,
  { backup, renames }: Restoring,
): Promise<string[]> {
  const { file, manifest, gardens } = backup;
  const used = new Set(gardens.map(({ facts }) => facts.pack?.split('@')[0]));
  const taken = new Set<string>();
  const filesLeft: string[] = [];
  const packsLeft = await left(file.rows(PACKS, packSchema), async (given) => {
    const { pack, outside } = insidePack(given);
    filesLeft.push(...outside.map((path) => `${pack.name}: ${path}`));
    const { handle } = pack;
    const isNeeded = handle !== undefined && used.has(handle);
    const isTaken = await writer.pack({ ...renamedPack(pack, renames), isNeeded });
    if (isTaken && handle !== undefined) taken.add(handle);
    return isTaken;
  });
  const allLeft = [...packsLeft, ...filesLeft];
  if (manifest.version < 2) return allLeft;
  for await (const revision of file.rows(REVISIONS, revisionSchema))
    if (taken.has(revision.handle))
      await writer.revision(renamedPack(insidePack(revision).pack, renames));
  return allLeft;
}

/** Only what a pack is known by: its files are somebody's text. */
function renamedPack<T extends { readonly handle?: string | undefined }>(
  pack: T,
  renames: Renames,
): T {
  const { handle } = pack;
  return handle === undefined ? pack : { ...pack, handle: renames.get(handle) ?? handle };
}

async function restoreGarden(
  writer: BackupWriter,
  { backup, number, name, renames }: Restoring & { number: number; name: string },
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
    calls: file.rows(gardenEntry(number, 'calls.jsonl'), callSchema),
  });
  if (sheet.play === undefined) return;
  const entry = gardenEntry(number, 'play.jsonl');
  await writer.play(playRows(file.lines(entry), { entry, renames }));
}

async function* playRows(
  lines: AsyncIterable<unknown> | Iterable<unknown>,
  { entry, renames }: { entry: string; renames: Renames },
) {
  for await (const line of lines)
    yield renamed(soundRow(line, { kinds: PLAY_KINDS, entry }), renames);
}

async function* ledgerRows(lines: AsyncIterable<unknown>, renames: Renames) {
  for await (const line of lines)
    yield renamed(soundRow(line, { kinds: LEDGER_KINDS, entry: LEDGER }), renames);
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
