// Stores of logs: the port, the store in memory and the store in files.

export { BranchHead, isSnapshotDue } from './branch-head/line.ts';
export { type LoadedWorld, type LoadWorld, loadWorld } from './branch-head/load-world.ts';
export { freeBranchId, redoHead, undoHead } from './branch-head/undo.ts';
export {
  BranchExistsError,
  BrokenChainError,
  type DamageCause,
  DamagedLogError,
  GardenExistsError,
  GardenLockedError,
  InvalidNameError,
  ReadOnlyStoreError,
  SeqConflictError,
  SeqOutOfRangeError,
  StoreClosedError,
  StoreError,
  StoreWriteError,
  UnknownBranchError,
  UnknownGardenError,
} from './errors.ts';
export type {
  Append,
  BranchTip,
  CreateGarden,
  EventStore,
  Fork,
  ReadEvents,
} from './event-store.ts';
export { FileEventStore, type FileStoreOptions } from './file/file-store.ts';
export { type LogsFolder, logsFolder } from './file/logs-folder.ts';
export type { StoreNotice } from './file/torn.ts';
export { limits as storeLimits } from './limits.ts';
export { makeFolder } from './make-folder.ts';
export { MemoryEventStore } from './memory/memory-store.ts';
export {
  StorageDamagedError,
  type StorageError,
  StorageFullError,
  StorageReadOnlyError,
} from './storage/errors.ts';
export { limits as storageLimits } from './storage/limits.ts';
export { storageFailure } from './storage/storage-failure.ts';
export type { StorageHealth, StorageWatch } from './storage/storage-watch.ts';
export { ToldError } from './telling/told-error.ts';
