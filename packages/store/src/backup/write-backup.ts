// Writes a backup as a stream, with a bounded part of it in memory, and checks every log on the way.
import { backupPartsOf } from '@hakoniwa/database';
import {
  BACKUP_VERSION,
  type BackupPart,
  MANIFEST,
  type Manifest,
  manifestText,
  ZipWriter,
} from '@hakoniwa/database/backup';
import { type Branch, canonicalJson, genesisHash, type Json } from '@hakoniwa/stage';
import { type GardenSheet, gardenEntry, packsOfSheets, sheetText } from './format.ts';
import { gardenLog } from './garden-log.ts';
import { knownForm } from './known-form.ts';
import { LogWalk } from './log-walk.ts';
import { PartLines } from './part-lines.ts';
import type { BackupSource } from './ports.ts';

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
  const parts = backupPartsOf(source.tables);
  const counted = new Map(parts.map((part) => [part, new PartLines(part)]));
  const zip = new ZipWriter();
  const sheets: GardenSheet[] = [];
  for (const garden of names) {
    const number = sheets.length + 1;
    const sheet = yield* writeGarden(zip, { source, garden, number, counted });
    onGarden?.({ garden, events: sheet.events });
    sheets.push(sheet);
  }
  const wanted = { isAll: !input.gardens, packs: packsOfSheets(sheets) };
  for (const [part, lines] of counted) {
    const { rows } = source.partOf(part);
    for (const { file } of part.files)
      yield* zip.entry(file, asLines(lines.file(file, rows(file, wanted))));
  }
  const totals = [...counted.values()].map((lines) => lines.totals());
  const manifest: Manifest = {
    format: 'hakoniwa-backup',
    version: BACKUP_VERSION,
    createdAt,
    gardens: sheets.length,
    events: sheets.reduce((sum, { events }) => sum + events, 0),
    counts: Object.assign({}, ...totals),
    tables: knownForm(source.tables).tables,
    entries: [...zip.entries],
  };
  yield* zip.entry(MANIFEST, [manifestText(manifest)]);
  yield* zip.end();
  return manifest;
}

interface OneGarden {
  readonly source: BackupSource;
  readonly garden: string;
  readonly number: number;
  readonly counted: ReadonlyMap<BackupPart, PartLines>;
}

async function* writeGarden(
  zip: ZipWriter,
  { source, garden, number, counted }: OneGarden,
): AsyncGenerator<Uint8Array, GardenSheet> {
  const { lines, head, branches, genesis, events: own } = await gardenLog(source, garden);
  yield* zip.entry(gardenEntry(number, 'genesis.json'), [
    `${canonicalJson(genesis as unknown as Json)}\n`,
  ]);
  const entry = gardenEntry(number, 'events.jsonl');
  const walk = new LogWalk({ genesis, branches, entry });
  let events = 0;
  const walked = async function* () {
    for await (const event of own()) {
      walk.take(event);
      events += 1;
      yield event;
    }
  };
  yield* zip.entry(entry, asLines(walked()));
  const rows: Record<string, number> = {};
  for (const [part, { rows: found }] of lines) {
    const { gardenFile } = part;
    if (!gardenFile) continue;
    const { file, counts } = gardenFile;
    const onEnd = (count: number) => Object.assign(rows, { [counts]: count });
    const passing = counted.get(part)?.garden(found, onEnd) ?? found;
    yield* zip.entry(gardenEntry(number, file), asLines(passing));
  }
  const tips = walk.finish();
  const sheet: GardenSheet = {
    name: garden,
    facts: await source.factsOf(garden),
    genesisHash: genesisHash(genesis),
    head,
    events,
    lines: rows,
    branches: branches.map((branch) => ({ ...plain(branch), ...tipOf(tips, branch.id) })),
  };
  yield* zip.entry(gardenEntry(number, 'garden.json'), [sheetText(sheet)]);
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

async function* asLines(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}
