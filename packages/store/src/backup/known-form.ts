// What this program knows of backups, as the owners of its tables say.
import { backupPartsOf, lastMigration, ownersOf, type TableOwner } from '@hakoniwa/database';
import type { BackupForm, BackupPart } from '@hakoniwa/database/backup';
import { LOG_FILES } from './format.ts';

/** The form of the backups this program writes and reads. */
export interface KnownForm extends BackupForm {
  readonly parts: readonly BackupPart[];
}

export function knownForm(tables: readonly TableOwner[]): KnownForm {
  const parts = backupPartsOf(tables);
  const files = new Set(parts.flatMap((part) => part.files.map(({ file }) => file)));
  const ofGardens: ReadonlySet<string> = new Set([
    ...LOG_FILES,
    ...parts.flatMap(({ gardenFile }) => (gardenFile ? [gardenFile.file] : [])),
  ]);
  const backedUp = ownersOf(tables).filter(({ backup }) => backup);
  return {
    parts,
    isEntry: (name) =>
      files.has(name) || ofGardens.has(/^gardens\/\d{4,5}\/([a-z.]+)$/.exec(name)?.[1] ?? ''),
    counts: parts.flatMap(({ totals }) => Object.keys(totals({ gardens: [], files: {} }))),
    tables: Object.fromEntries(backedUp.map((owner) => [owner.name, lastMigration(owner)])),
  };
}
