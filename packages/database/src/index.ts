// A database, embedded or on a server: connections, tables of many owners, settings, and what a disk can do to them.

export { databaseTables } from './database-tables.ts';
export { type CheckedPages, checkPages, type PageFault } from './embedded/check-pages.ts';
export { dataFolder } from './embedded/data-folder.ts';
export {
  type EmbeddedNotice,
  type EmbeddedOptions,
  stopEmbedded,
} from './embedded/embedded-server.ts';
export {
  DatabaseAccountError,
  DatabaseBinariesError,
  DatabaseBusyError,
  DatabaseDamagedError,
  DatabaseStartError,
  DatabaseVersionError,
} from './embedded/errors.ts';
export { type EmbeddedState, inspectEmbedded } from './embedded/inspect-embedded.ts';
export { makeFolder } from './make-folder.ts';
export { databaseAddress } from './postgres/address.ts';
export {
  checkTables,
  missingTables,
  namesOfFiles,
  type TableFault,
} from './postgres/check-tables.ts';
export { type Patience, throughOutage } from './postgres/connection-loss.ts';
export {
  Database,
  type DatabaseAddress,
  type OpenDatabase,
  openDatabase,
  type Queries,
  type Transaction,
} from './postgres/database.ts';
export {
  DatabaseNewerError,
  DatabaseRefusedError,
  DatabaseTooOldError,
  DatabaseUnavailableError,
} from './postgres/errors.ts';
export type { Feed } from './postgres/feed.ts';
export { type DatabaseState, inspectDatabase } from './postgres/inspect-database.ts';
export { newerRelease } from './postgres/known-releases.ts';
export { dropFile, dropOldFiles, readFileBytes, storeFile } from './postgres/large-files.ts';
export { lastMigration } from './postgres/migrations.ts';
export { PRESENT } from './postgres/presence.ts';
export { type TidiedUp, tidyUp } from './postgres/tidy-up.ts';
export { fencedTransaction, transactionOn } from './postgres/transaction-on.ts';
export { isAlive, isRunning, ownMark, systemCodeOf } from './process-life.ts';
export { serverSetting } from './settings/server-setting.ts';
export { settingsIn, storeSetting } from './settings/setting-rows.ts';
export { settings } from './settings/tables.ts';
export {
  StorageDamagedError,
  type StorageError,
  StorageFullError,
  StorageReadOnlyError,
} from './storage/errors.ts';
export { limits as storageLimits } from './storage/limits.ts';
export { storageFailure } from './storage/storage-failure.ts';
export type { StorageHealth, StorageWatch } from './storage/storage-watch.ts';
export { StoreError, StoreWriteError } from './store-error.ts';
export {
  hakoniwa,
  idColumn,
  jsonText,
  momentColumn,
  nowColumn,
} from './tables/columns.ts';
export { ownerColumn, users } from './tables/people.ts';
export { backupPartsOf, olderThan, ownersOf, type TableOwner } from './tables/table-owner.ts';
export { ToldError } from './telling/told-error.ts';
