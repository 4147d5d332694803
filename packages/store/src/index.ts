// Stores of logs: the port, the store in memory and the store in files.
export {
  BranchExistsError,
  BrokenChainError,
  GardenExistsError,
  InvalidNameError,
  SeqConflictError,
  SeqOutOfRangeError,
  StoreClosedError,
  StoreError,
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
export { limits as storeLimits } from './limits.ts';
export { MemoryEventStore } from './memory/memory-store.ts';
