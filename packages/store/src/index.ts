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
export { MemoryEventStore } from './memory/memory-store.ts';
export { packedBytes } from './segments/packed-bytes.ts';
