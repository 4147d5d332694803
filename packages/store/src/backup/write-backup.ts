// Writes a backup as a stream, with a bounded part of it in memory, and checks every log on the way.
import { type Branch, canonicalJson, genesisHash, type Json } from '@hakoniwa/stage';
import {
  BACKUP_SETTINGS,
  BACKUP_VERSION,
  CHARACTERS,
  type GardenSheet,
  gardenEntry,
  LEDGER,
  MANIFEST,
  type Manifest,
  PACKS,
  REVISIONS,
} from './format.ts';
import { gardenLog } from './garden-log.ts';
import { LogWalk } from './log-walk.ts';
import type { BackupSource } from './ports.ts';
import { ZipWriter } from './zip-writer.ts';

export interface WriteBackup {
  readonly source: BackupSource;
  /** Only these gardens, and neither packs nor settings of others; everything when left out. */
  readonly gardens?: readonly string[] | undefined;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly onGarden?: ((done: { garden: string; events: number }) => void) | undefined;
}

/** The bytes of a backup, and at the end what it holds. */
export async function* writeBackup(input: WriteBackup): AsyncGenerator<Uint8Array, Manifest> {
  const { source, createdAt, onGarden } = input;
  const names = input.gardens ?? (await source.gardens());
  const zip = new ZipWriter();
  const sheets: GardenSheet[] = [];
  for (const garden of names) {
    const sheet = yield* writeGarden(zip, { source, garden, number: sheets.length + 1 });
    onGarden?.({ garden, events: sheet.events });
    sheets.push(sheet);
  }
  const isAll = !input.gardens;
  // A garden knows its pack as `handle@revision`.
  const used = new Set(sheets.map(({ facts }) => facts.pack?.split('@')[0]));
  const isWanted = ({ handle }: { handle?: string | undefined }) => isAll || used.has(handle);
  const packs = counted(source.packs(), isWanted);
  yield* zip.entry(PACKS, packs.lines);
  const revisions = counted(source.revisions(), isWanted);
  yield* zip.entry(REVISIONS, revisions.lines);
  const settings = counted(source.settings(), () => isAll);
  yield* zip.entry(BACKUP_SETTINGS, settings.lines);
  const unplayed = isAll ? await source.unplayed() : [];
  yield* zip.entry(CHARACTERS, unplayed.map(line));
  const ledger = isAll ? await source.ledger() : [];
  yield* zip.entry(LEDGER, ledger.map(line));
  const manifest: Manifest = {
    format: 'hakoniwa-backup',
    version: BACKUP_VERSION,
    createdAt,
    gardens: sheets.length,
    events: sum(sheets.map(({ events }) => events)),
    calls: sum(sheets.map(({ calls }) => calls)),
    packs: packs.count(),
    settings: settings.count(),
    characters: unplayed.length + sheets.filter(({ play }) => play !== undefined).length,
    ledger: ledger.length,
    revisions: revisions.count(),
    entries: [...zip.entries],
  };
  yield* zip.entry(MANIFEST, [`${JSON.stringify(manifest, null, 2)}\n`]);
  yield* zip.end();
  return manifest;
}

interface OneGarden {
  readonly source: BackupSource;
  readonly garden: string;
  readonly number: number;
}

async function* writeGarden(
  zip: ZipWriter,
  input: OneGarden,
): AsyncGenerator<Uint8Array, GardenSheet> {
  const { source, garden, number } = input;
  const { campaign, head, branches, genesis, events: own } = await gardenLog(source, garden);
  yield* zip.entry(gardenEntry(number, 'genesis.json'), [
    `${canonicalJson(genesis as unknown as Json)}\n`,
  ]);
  const entry = gardenEntry(number, 'events.jsonl');
  const walk = new LogWalk({ genesis, branches, entry });
  const events = counted(own(), (event) => {
    walk.take(event);
    return true;
  });
  yield* zip.entry(entry, events.lines);
  const calls = counted(source.callsOf(garden), () => true);
  yield* zip.entry(gardenEntry(number, 'calls.jsonl'), calls.lines);
  if (campaign) yield* zip.entry(gardenEntry(number, 'play.jsonl'), campaign.rows.map(line));
  const tips = walk.finish();
  const sheet: GardenSheet = {
    name: garden,
    facts: await source.factsOf(garden),
    genesisHash: genesisHash(genesis),
    head,
    events: events.count(),
    calls: calls.count(),
    branches: branches.map((branch) => ({ ...plain(branch), ...tipOf(tips, branch.id) })),
    ...(campaign ? { play: campaign.rows.length } : {}),
  };
  yield* zip.entry(gardenEntry(number, 'garden.json'), [`${JSON.stringify(sheet, null, 2)}\n`]);
  return sheet;
}

function plain({ id, parent, undoes, createdAt }: Branch) {
  return {
    id,
    ...(parent ? { parent: { branch: parent.branch, seq: parent.seq } } : {}),
    ...(undoes === undefined ? {} : { undoes }),
    ...(createdAt === undefined ? {} : { createdAt }),
  };
}

function tipOf(tips: ReturnType<LogWalk['finish']>, id: string) {
  const { seq, hash, stateHash } = tips.get(id) ?? { seq: 0, hash: '', stateHash: '' };
  return { seq, hash, stateHash };
}

/** Rows as lines of JSON, counted as they pass. */
function counted<T>(rows: AsyncIterable<T>, isWanted: (row: T) => boolean) {
  let count = 0;
  async function* lines() {
    for await (const row of rows) {
      if (!isWanted(row)) continue;
      count += 1;
      yield line(row);
    }
  }
  return { lines: lines(), count: () => count };
}

function line(row: unknown): string {
  return `${JSON.stringify(row)}\n`;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
