// The store in memory keeps the contract.
import { eventStoreContract } from '../contract/index.ts';
import { MemoryEventStore } from './memory-store.ts';

eventStoreContract('the memory store', async () => ({
  isPersistent: false,
  open: async () => new MemoryEventStore(),
  dispose: async () => undefined,
}));
