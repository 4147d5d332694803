// Backups: a whole garden, or everything, as one file that opens elsewhere.
export { backupToFile } from './backup-to-file.ts';
export { type CheckedBackup, checkBackup } from './check-backup.ts';
export { type CheckedStore, checkStored, type StoredFault } from './check-stored.ts';
export { type BackupFault, BackupRefusedError, BackupTooLargeError } from './errors.ts';
export { fileSource, fileTarget } from './file-logs.ts';
export type { GardenSheet, Manifest } from './format.ts';
export { type BackupCaps, limits as backupLimits } from './limits.ts';
export { checkWallets } from './play/check-wallets.ts';
export type { BackupSource, BackupTarget } from './ports.ts';
export { type DatabaseScope, databaseSource, databaseTarget } from './postgres-logs.ts';
export { type Restored, restoreBackup } from './restore-backup.ts';
export { type WriteBackup, writeBackup } from './write-backup.ts';
