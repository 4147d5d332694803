// Backups: a whole garden, or everything, as one file that opens elsewhere.
export { backupToFile } from './backup-to-file.ts';
export { type CheckBackup, type CheckedBackup, checkBackup } from './check-backup.ts';
export { type CheckedStore, checkStored, type StoredFault } from './check-stored.ts';
export { fileSource, fileTarget } from './file-logs.ts';
export type { GardenSheet } from './format.ts';
export type { BackupSource, BackupTarget } from './ports.ts';
export { databaseSource, databaseTarget } from './postgres-logs.ts';
export { type Restored, restoreBackup } from './restore-backup.ts';
export { type WriteBackup, writeBackup } from './write-backup.ts';
