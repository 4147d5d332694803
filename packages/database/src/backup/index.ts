// Backups, as far as they are one file of lines: the zip, its manifest, and rows of tables as lines of it.
export { BackupFile } from './backup-file.ts';
export {
  type BackupFault,
  BackupRefusedError,
  BackupTooLargeError,
  type BadEvent,
} from './errors.ts';
export { backupCount, backupText, hash, idOf, jsonOf, moment, name, short } from './fields.ts';
export { type BackupCaps, limits as backupLimits } from './limits.ts';
export {
  BACKUP_VERSION,
  type BackupForm,
  MANIFEST,
  type Manifest,
  manifestText,
} from './manifest.ts';
export type {
  BackedUpDatabase,
  BackupPart,
  BackupScope,
  CheckedLog,
  CheckedRows,
  CountedLines,
  GardenLines,
  LogMoment,
  PartCheck,
  PartReport,
  PartSource,
  PartTarget,
  RestoringInto,
  WantedRows,
} from './part.ts';
export { type Renames, renamed } from './renames.ts';
export {
  type BackupRow,
  columnsOf,
  type RowKind,
  type RowKinds,
  rowKind,
  soundRow,
  type TaggedRow,
} from './row-kind.ts';
export { checkKeys, soundBackupJson } from './sound-json.ts';
export {
  insertRows,
  insertTableRows,
  pageByPage,
  tablePages,
  tableRows,
} from './table-rows.ts';
export { ZipWriter } from './zip-writer.ts';
