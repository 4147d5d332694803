// Checks a whole backup before anything is written: names, shapes, chains, worlds, counts.
import type { TableOwner } from '@hakoniwa/database';
import {
  type BackupCaps,
  BackupFile,
  type BackupPart,
  BackupRefusedError,
  type CheckedRows,
  checkKeys,
  type Manifest,
  type PartCheck,
} from '@hakoniwa/database/backup';
import { genesisHash, type WorldDocument, worldDocumentSchema } from '@hakoniwa/stage';
import { InvalidNameError } from '../errors.ts';
import { checkName } from '../names.ts';
import { type GardenSheet, gardenEntry, readSheet } from './format.ts';
import { knownForm } from './known-form.ts';
import { LogWalk } from './log-walk.ts';
import { PartLines } from './part-lines.ts';

/** A backup that was found sound, still open. */
export interface CheckedBackup {
  readonly file: BackupFile;
  readonly manifest: Manifest;
  /** In the order of their numbers, the first is 1. */
  readonly gardens: readonly GardenSheet[];
  /** What was found of each part this program knows. */
  readonly parts: ReadonlyMap<BackupPart, CheckedRows>;
  readonly close: () => Promise<void>;
}

export interface CheckBackup {
  /** Whose rows a backup may hold. */
  readonly tables: readonly TableOwner[];
  readonly caps?: BackupCaps | undefined;
}

/** Opens and checks a backup; throws BackupRefusedError. Whoever gets it closes it. */
export async function checkBackup(
  path: string,
  { tables, caps }: CheckBackup,
): Promise<CheckedBackup> {
  const form = knownForm(tables);
  const file = await BackupFile.open(path, { form, caps });
  try {
    const { manifest } = file;
    const looked = form.parts.map((part) => ({
      ...{ part, check: part.check(), lines: new PartLines(part) },
    }));
    const gardens: GardenSheet[] = [];
    for (let number = 1; number <= manifest.gardens; number++)
      gardens.push(await checkGarden(file, { number, looked }));
    for (const { part, check, lines } of looked)
      for (const { file: name } of filesOf(part, manifest))
        await check.file(name, lines.file(name, file.lines(name)));
    checkCounts(manifest, { gardens, looked });
    const parts = new Map(looked.map(({ part, check }) => [part, check.finish()]));
    return { file, manifest, gardens, parts, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** The files of a part that a backup of this form has. */
export function filesOf(part: BackupPart, { version }: Pick<Manifest, 'version'>) {
  return part.files.filter(({ since }) => since <= version);
}

interface Looked {
  readonly part: BackupPart;
  readonly check: PartCheck;
  readonly lines: PartLines;
}

interface OneGarden {
  readonly number: number;
  readonly looked: readonly Looked[];
}

async function checkGarden(file: BackupFile, { number, looked }: OneGarden): Promise<GardenSheet> {
  const entry = gardenEntry(number, 'garden.json');
  const parts = looked.map(({ part }) => part);
  const sheet = readSheet(await file.document(entry), { parts, entry });
  checkNames(sheet, entry);
  const genesis = await readGenesis(file, number);
  if (genesisHash(genesis) !== sheet.genesisHash)
    throw new BackupRefusedError('CHANGED', { entry, detail: 'its log begins with another world' });
  await checkEvents(file, { number, sheet, genesis });
  for (const one of looked) await checkPart(file, { number, sheet, one });
  return sheet;
}

/** The rows of one part beside a garden's log, where the sheet says that there are some. */
async function checkPart(
  file: BackupFile,
  { number, sheet, one }: { number: number; sheet: GardenSheet; one: Looked },
): Promise<void> {
  const { part, check, lines } = one;
  const { gardenFile } = part;
  const said = gardenFile && sheet.lines[gardenFile.counts];
  if (!gardenFile || said === undefined) return;
  const entry = gardenEntry(number, gardenFile.file);
  const { name, head, branches } = sheet;
  let found = 0;
  const rows = lines.garden(file.lines(entry), (count) => {
    found = count;
  });
  await check.garden?.(rows, { entry, name, head, branches });
  if (found !== said) throw wrongCount(entry, 'rows');
}

function checkNames({ name, head, branches }: GardenSheet, entry: string): void {
  const ids = new Set(branches.map(({ id }) => id));
  try {
    for (const one of [name, ...ids]) checkName(one);
  } catch (cause) {
    if (!(cause instanceof InvalidNameError)) throw cause;
    throw new BackupRefusedError('BAD_NAME', { entry, detail: cause.message, cause });
  }
  const isKnown = (id: string | undefined) => id === undefined || ids.has(id);
  if (
    ids.size !== branches.length ||
    !isKnown(head) ||
    !branches.every(({ undoes }) => isKnown(undoes))
  )
    throw new BackupRefusedError('BAD_SHAPE', { entry, detail: 'its branches do not agree' });
}

/** The world a garden's log begins with. */
export async function readGenesis(file: BackupFile, number: number): Promise<WorldDocument> {
  const entry = gardenEntry(number, 'genesis.json');
  const json = await file.document(entry);
  checkKeys(json, entry);
  const read = worldDocumentSchema.safeParse(json);
  if (read.success) return json as WorldDocument;
  const [issue] = read.error.issues;
  const detail = `it is no world (${issue?.path.map(String).join('.')}: ${issue?.message})`;
  throw new BackupRefusedError('BAD_WORLD', { entry, detail });
}

async function checkEvents(
  file: BackupFile,
  { number, sheet, genesis }: { number: number; sheet: GardenSheet; genesis: WorldDocument },
): Promise<void> {
  const entry = gardenEntry(number, 'events.jsonl');
  const walk = new LogWalk({ genesis, branches: sheet.branches, entry });
  let count = 0;
  for await (const event of file.lines(entry)) {
    walk.take(event);
    count += 1;
  }
  if (count !== sheet.events) throw wrongCount(entry, 'events');
  const tips = walk.finish();
  for (const { id, seq, hash, stateHash } of sheet.branches) {
    const tip = tips.get(id);
    if (tip?.seq === seq && tip.hash === hash && tip.stateHash === stateHash) continue;
    const detail = `the branch ${JSON.stringify(id)} does not end where it should`;
    throw new BackupRefusedError('BROKEN_CHAIN', { entry, detail });
  }
}

function checkCounts(
  manifest: Manifest,
  { gardens, looked }: { gardens: readonly GardenSheet[]; looked: readonly Looked[] },
): void {
  if (new Set(gardens.map(({ name }) => name)).size !== manifest.gardens)
    throw wrongCount('', 'gardens');
  if (gardens.reduce((sum, { events }) => sum + events, 0) !== manifest.events)
    throw wrongCount('', 'events');
  for (const { lines } of looked)
    for (const [what, count] of Object.entries(lines.totals()))
      if (manifest.counts[what] !== count) throw wrongCount('', what);
}

function wrongCount(entry: string, what: string): BackupRefusedError {
  return new BackupRefusedError('CHANGED', { entry, detail: `the number of ${what} is another` });
}
