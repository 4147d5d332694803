// The form of a garden in a backup: its entries, and the sheet that says what they hold.
import {
  type BackupPart,
  backupCount,
  hash,
  backupLimits as limits,
  moment,
  name,
  short,
  soundBackupJson,
} from '@hakoniwa/database/backup';
import { LANGUAGES } from '@hakoniwa/stage';
import { z } from 'zod';

/** The files of a log; its parts add theirs. */
export const LOG_FILES = ['genesis.json', 'events.jsonl', 'garden.json'] as const;

/** Where an entry of a garden stands; gardens are numbered, so no name becomes a path. */
export function gardenEntry(number: number, file: string): string {
  return `gardens/${String(number).padStart(4, '0')}/${file}`;
}

const position = z.strictObject({ branch: name, seq: backupCount });

const branchSchema = z.strictObject({
  id: name,
  parent: position.optional(),
  undoes: name.optional(),
  createdAt: short.optional(),
  /** The last event of its line, and the world after it. */
  seq: backupCount,
  hash,
  stateHash: z.string().max(200),
});

/** What is known of a garden besides its log; a log that no server keeps has none of it. */
export const factsSchema = z.strictObject({
  title: short.optional(),
  pack: name.optional(),
  scenario: name.optional(),
  language: z.enum(LANGUAGES).optional(),
  createdAt: moment.optional(),
  clockState: short.optional(),
  clockSpeed: short.optional(),
});
export type BackupGarden = z.infer<typeof factsSchema>;

const sheetShape = {
  name,
  facts: factsSchema,
  genesisHash: hash,
  head: name,
  events: backupCount,
  branches: z.array(branchSchema).min(1).max(limits.branches),
};
const sheetSchema = z.strictObject(sheetShape);

/** A garden's sheet; how many lines its parts have stands apart here, and beside the rest in the file. */
export interface GardenSheet extends z.infer<typeof sheetSchema> {
  readonly lines: Readonly<Record<string, number>>;
}

/** The text of a sheet. */
export function sheetText({ lines, branches, ...rest }: GardenSheet): string {
  return `${JSON.stringify({ ...rest, ...lines, branches }, null, 2)}\n`;
}

/** Reads a sheet by what the parts say of themselves. */
export function readSheet(
  json: unknown,
  { parts, entry }: { readonly parts: readonly BackupPart[]; readonly entry: string },
): GardenSheet {
  const counts = parts.flatMap(({ gardenFile }) => (gardenFile ? [gardenFile] : []));
  const shape = counts.map(({ counts: key, isAlways }) => [
    key,
    isAlways ? backupCount : backupCount.optional(),
  ]);
  const schema = z.strictObject({ ...sheetShape, ...Object.fromEntries(shape) });
  const sheet: Readonly<Record<string, unknown>> = soundBackupJson(json, { schema, entry });
  const lines = counts.flatMap(({ counts: key }) =>
    typeof sheet[key] === 'number' ? [[key, sheet[key]] as const] : [],
  );
  const rest = Object.keys(sheetShape).map((key) => [key, sheet[key]]);
  return {
    ...(Object.fromEntries(rest) as z.infer<typeof sheetSchema>),
    lines: Object.fromEntries(lines),
  };
}

/** What gardens were made from; a garden knows its pack as `handle@revision`. */
export function packsOfSheets(sheets: readonly Pick<GardenSheet, 'facts'>[]): ReadonlySet<string> {
  return new Set(sheets.flatMap(({ facts }) => facts.pack?.split('@')[0] ?? []));
}
