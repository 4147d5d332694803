// Checks a whole backup before anything is written: names, shapes, chains, worlds, counts.
import { genesisHash, type WorldDocument, worldDocumentSchema } from '@hakoniwa/stage';
import { InvalidNameError } from '../errors.ts';
import { checkName } from '../names.ts';
import { BackupFile } from './backup-file.ts';
import { BackupRefusedError } from './errors.ts';
import {
  callSchema,
  type GardenSheet,
  gardenEntry,
  type Manifest,
  PACKS,
  packSchema,
  SETTINGS,
  settingSchema,
  sheetSchema,
} from './format.ts';
import type { BackupCaps } from './limits.ts';
import { LogWalk } from './log-walk.ts';
import { checkKeys, soundJson } from './sound-json.ts';

/** A backup that was found sound, still open. */
export interface CheckedBackup {
  readonly file: BackupFile;
  readonly manifest: Manifest;
  /** In the order of their numbers, the first is 1. */
  readonly gardens: readonly GardenSheet[];
  readonly close: () => Promise<void>;
}

/** Opens and checks a backup; throws BackupRefusedError. Whoever gets it closes it. */
export async function checkBackup(path: string, caps?: BackupCaps): Promise<CheckedBackup> {
  const file = await BackupFile.open(path, caps);
  try {
    const { manifest } = file;
    const gardens: GardenSheet[] = [];
    for (let number = 1; number <= manifest.gardens; number++)
      gardens.push(await checkGarden(file, number));
    checkCounts(manifest, {
      gardens: new Set(gardens.map(({ name }) => name)).size,
      events: sum(gardens.map(({ events }) => events)),
      calls: sum(gardens.map(({ calls }) => calls)),
      packs: await countOf(file.rows(PACKS, packSchema)),
      settings: await countOf(file.rows(SETTINGS, settingSchema)),
    });
    return { file, manifest, gardens, close: () => file.close() };
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function checkGarden(file: BackupFile, number: number): Promise<GardenSheet> {
  const entry = gardenEntry(number, 'garden.json');
  const sheet = soundJson(await file.document(entry), { schema: sheetSchema, entry });
  checkNames(sheet, entry);
  const genesis = await readGenesis(file, number);
  if (genesisHash(genesis) !== sheet.genesisHash)
    throw new BackupRefusedError('CHANGED', { entry, detail: 'its log begins with another world' });
  await checkEvents(file, { number, sheet, genesis });
  const calls = await countOf(file.rows(gardenEntry(number, 'calls.jsonl'), callSchema));
  if (calls !== sheet.calls) throw wrongCount(entry, 'calls');
  return sheet;
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
  found: Pick<Manifest, 'gardens' | 'events' | 'calls' | 'packs' | 'settings'>,
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
