// Gardens in PostgreSQL: the database, embedded or on a server, and the store on it.

export { type CheckedPages, checkPages, type PageFault } from '../embedded/check-pages.ts';
export { dataFolder } from '../embedded/data-folder.ts';
export {
  type EmbeddedNotice,
  type EmbeddedOptions,
  stopEmbedded,
} from '../embedded/embedded-server.ts';
export {
  DatabaseAccountError,
  DatabaseBinariesError,
  DatabaseBusyError,
  DatabaseDamagedError,
  DatabaseStartError,
  DatabaseVersionError,
} from '../embedded/errors.ts';
export { type EmbeddedState, inspectEmbedded } from '../embedded/inspect-embedded.ts';
export { databaseAddress } from './address.ts';
export type { AppendOptions } from './append.ts';
export { checkTables, namesOfFiles, type TableFault } from './check-tables.ts';
export { type Patience, throughOutage } from './connection-loss.ts';
export type { GardenRowFacts } from './create-garden.ts';
export {
  Database,
  type OpenDatabase,
  openDatabase,
  type Queries,
  type Transaction,
} from './database.ts';
export {
  DatabaseNewerError,
  DatabaseRefusedError,
  DatabaseTooOldError,
  DatabaseUnavailableError,
  GardenLeasedError,
  LeaseLostError,
  RequestAnsweredError,
} from './errors.ts';
export type { Feed } from './feed.ts';
export type { Fence } from './fence.ts';
export { type FollowEvents, followEvents, followHead } from './follow.ts';
export {
  deleteGardensOf,
  gardenRow,
  gardensWithoutWriter,
  type StoredGardenRow,
  setClockRow,
  setMindsRow,
  storedGardens,
} from './garden-rows.ts';
export { type DatabaseState, inspectDatabase } from './inspect-database.ts';
export { newerRelease } from './known-releases.ts';
export { dropFile, dropOldFiles, readFileBytes, storeFile } from './large-files.ts';
export { type AcquireLease, acquireLease, Lease, waitForLease } from './lease.ts';
export {
  abandonCalls,
  beginCall,
  type CallRow,
  callRow,
  callSums,
  endCall,
  lastCallOf,
} from './model-calls.ts';
export {
  changePack,
  createPack,
  deletePack,
  movePack,
  type PackChange,
  type PackRevision,
  type PackRow,
  packFilesAt,
  packRevisions,
  packRow,
  packsOf,
} from './pack-rows.ts';
export { type CreateOwnedGarden, PostgresEventStore } from './postgres-store.ts';
export {
  answerAlone,
  answerRequest,
  failRequest,
  type GardenRequest,
  placeRequest,
  type RequestKey,
  readRequest,
  waitingRequests,
  withdrawRequest,
} from './requests.ts';
export { serverSetting } from './server-setting.ts';
export { settingsIn, storeSetting } from './setting-rows.ts';
export { schema } from './tables.ts';
export { type TidiedUp, tidyUp } from './tidy-up.ts';
