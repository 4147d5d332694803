// Checks a whole backup before anything is written: names, shapes, chains, worlds, counts.
import { genesisHash, type WorldDocument, worldDocumentSchema } from '@hakoniwa/stage';
import { InvalidNameError } from '../errors.ts';
import { checkName } from '../names.ts';
import { BackupFile } from './backup-file.ts';
import { BackupRefusedError } from './errors.ts';
import {
  BACKUP_SETTINGS,
  CHARACTERS,
  callSchema,
  type GardenSheet,
  gardenEntry,
  LEDGER,
  type Manifest,
  PACKS,
  packSchema,
  REVISIONS,
  revisionSchema,
  settingSchema,
  sheetSchema,
} from './format.ts';
import type { BackupCaps } from './limits.ts';
import { LogWalk } from './log-walk.ts';
import { checkLedger } from './play/check-ledger.ts';
import { PlayCheck } from './play/check-play.ts';
import { checkKeys, soundBackupJson } from './sound-json.ts';

/** A backup that was found sound, still open. */
export interface CheckedBackup {
  readonly file: BackupFile;
  readonly manifest: Manifest;
  /** In the order of their numbers, the first is 1. */
  readonly gardens: readonly GardenSheet[];
  /** Ids of characters, sessions, results and arcs. */
  readonly playIds: readonly string[];
  /** Player characters that are not deleted. */
  readonly livingCharacters: number;
  /** What gardens know packs by. */
  readonly packHandles: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens and checks a backup; throws BackupRefusedError. Whoever gets it closes it. */
export async function checkBackup(path: string, caps?: BackupCaps): Promise<CheckedBackup> {
  const file = await BackupFile.open(path, caps);
  try {
    const { manifest } = file;
    const gardens: GardenSheet[] = [];
    const play: CheckedPlay[] = [];
    for (let number = 1; number <= manifest.gardens; number++) {
      const { sheet, campaign } = await checkGarden(file, number);
      gardens.push(sheet);
      if (campaign) play.push(campaign);
    }
    const isOld = manifest.version < 2;
    if (!isOld) play.push(...(await checkUnplayed(file)));
    const packHandles = await checkPacks(file);
    checkCounts(manifest, {
      gardens: new Set(gardens.map(({ name }) => name)).size,
      events: sum(gardens.map(({ events }) => events)),
      calls: sum(gardens.map(({ calls }) => calls)),
      packs: await countOf(file.rows(PACKS, packSchema)),
      settings: await countOf(file.rows(BACKUP_SETTINGS, settingSchema)),
      characters: play.length,
      ledger: isOld ? 0 : await checkLedger(file.lines(LEDGER), LEDGER),
      revisions: isOld ? 0 : await countOf(file.rows(REVISIONS, revisionSchema)),
    });
    const playIds = play.flatMap(({ ids }) => ids);
    if (new Set(playIds).size !== playIds.length)
      throw new BackupRefusedError('BAD_PLAY', { detail: 'two campaigns have an id in common' });
    const livingCharacters = play.filter(({ isLiving }) => isLiving).length;
    const close = () => file.close();
    return { file, manifest, gardens, playIds, livingCharacters, packHandles, close };
  } catch (error) {
    await file.close();
    throw error;
  }
}

type CheckedPlay = ReturnType<PlayCheck['finish']>;

interface CheckedGarden {
  readonly sheet: GardenSheet;
  readonly campaign: CheckedPlay | undefined;
}

async function checkGarden(file: BackupFile, number: number): Promise<CheckedGarden> {
  const entry = gardenEntry(number, 'garden.json');
  const sheet = soundBackupJson(await file.document(entry), { schema: sheetSchema, entry });
  checkNames(sheet, entry);
  const genesis = await readGenesis(file, number);
  if (genesisHash(genesis) !== sheet.genesisHash)
    throw new BackupRefusedError('CHANGED', { entry, detail: 'its log begins with another world' });
  await checkEvents(file, { number, sheet, genesis });
  const calls = await countOf(file.rows(gardenEntry(number, 'calls.jsonl'), callSchema));
  if (calls !== sheet.calls) throw wrongCount(entry, 'calls');
  const campaign = sheet.play === undefined ? undefined : await checkCampaign(file, number, sheet);
  return { sheet, campaign };
}

async function checkCampaign(
  file: BackupFile,
  number: number,
  sheet: GardenSheet,
): Promise<CheckedPlay> {
  const entry = gardenEntry(number, 'play.jsonl');
  const check = new PlayCheck({ entry, sheet });
  let count = 0;
  for await (const line of file.lines(entry)) {
    check.take(line);
    count += 1;
  }
  if (count !== sheet.play) throw wrongCount(entry, 'rows');
  return check.finish();
}

/** Characters who never began: each is a campaign of one row. */
async function checkUnplayed(file: BackupFile): Promise<CheckedPlay[]> {
  const checked: CheckedPlay[] = [];
  for await (const line of file.lines(CHARACTERS)) {
    const check = new PlayCheck({ entry: CHARACTERS });
    check.take(line);
    checked.push(check.finish());
  }
  return checked;
}

/** Every pack once, and none that is known by the same. */
async function checkPacks(file: BackupFile): Promise<string[]> {
  const handles: string[] = [];
  for await (const { handle } of file.rows(PACKS, packSchema)) if (handle) handles.push(handle);
  if (new Set(handles).size !== handles.length)
    throw new BackupRefusedError('BAD_SHAPE', { entry: PACKS, detail: 'a pack is there twice' });
  return handles;
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
  found: Omit<Manifest, 'format' | 'version' | 'createdAt' | 'entries'>,
): void {
  for (const [what, count] of Object.entries(found))
    if (manifest[what as keyof typeof found] !== count) throw wrongCount('', what);
}

function wrongCount(entry: string, what: string): BackupRefusedError {
  return new BackupRefusedError('CHANGED', { entry, detail: `the number of ${what} is another` });
}

async function countOf(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _row of rows) count += 1;
  return count;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
