// What a backup says of itself: its form, what it holds and how its tables stand. docs/guides/back-up.md tells it to people.
import { z } from 'zod';
import { BackupRefusedError } from './errors.ts';
import { backupCount, hash, moment, name } from './fields.ts';
import { limits } from './limits.ts';
import { parseBackupJson, soundBackupJson } from './sound-json.ts';

/** The form this program writes; older ones it reads, newer ones it refuses. */
export const BACKUP_VERSION = 3;

export const MANIFEST = 'manifest.json';

const entrySchema = z.strictObject({ name, bytes: backupCount, sha256: hash });

const manifestSchema = z.object({
  format: z.literal('hakoniwa-backup'),
  version: z.int().min(1),
  createdAt: moment,
  gardens: backupCount.max(limits.gardens),
  events: backupCount,
  /** Since version 3: when the tables of each owner last changed. A program that knows less would lose columns. */
  tables: z.record(name, z.int().min(0)).default({}),
  /** Every other entry, with its size and digest. */
  entries: z.array(entrySchema).max(limits.entries),
});

/** A manifest; what the parts say of themselves stands apart here, and beside the rest in the file. */
export interface Manifest extends z.infer<typeof manifestSchema> {
  readonly counts: Readonly<Record<string, number>>;
}

/** What a program knows of backups: the entries there can be, what parts count, and its tables. */
export interface BackupForm {
  readonly isEntry: (name: string) => boolean;
  /** Names of the counts of its parts; a form before theirs says nothing of them. */
  readonly counts: readonly string[];
  readonly tables: Readonly<Record<string, number>>;
}

/** The text of a manifest. */
export function manifestText({ counts, tables, entries, ...rest }: Manifest): string {
  return `${JSON.stringify({ ...rest, ...counts, tables, entries }, null, 2)}\n`;
}

/** Reads a manifest; a newer one is said to be newer, whatever else is new in it. */
export function readManifest(text: string, form: BackupForm): Manifest {
  const json = parseBackupJson(text, MANIFEST);
  const version = typeof json === 'object' && json && 'version' in json ? json.version : undefined;
  if (typeof version === 'number' && version > BACKUP_VERSION)
    throw newer(`its form is ${version}, this Hakoniwa reads up to ${BACKUP_VERSION}`);
  const schema = manifestSchema.catchall(backupCount);
  const { format, createdAt, gardens, events, tables, entries, ...rest } = soundBackupJson(json, {
    schema,
    entry: MANIFEST,
  });
  const { version: found, ...counted } = rest;
  for (const [owner, when] of Object.entries(tables))
    if (when > (form.tables[owner] ?? 0))
      throw newer(`the tables of ${owner} are newer than this Hakoniwa knows them`);
  const unknown = Object.keys(counted).find((one) => !form.counts.includes(one));
  if (unknown !== undefined)
    throw new BackupRefusedError('BAD_SHAPE', {
      entry: MANIFEST,
      detail: `${JSON.stringify(unknown.slice(0, 100))} is nothing a backup counts`,
    });
  const zero = Object.fromEntries(form.counts.map((one) => [one, 0]));
  const counts = { ...zero, ...(counted as Record<string, number>) };
  return { format, version: found, createdAt, gardens, events, tables, entries, counts };
}

function newer(detail: string): BackupRefusedError {
  return new BackupRefusedError('NEWER_VERSION', { detail });
}
