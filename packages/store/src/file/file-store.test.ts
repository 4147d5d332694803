// The store in files keeps the contract.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventStoreContract } from '../contract/index.ts';
import { FileEventStore } from './file-store.ts';

eventStoreContract('the file store', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hakoniwa-store-'));
  return {
    isPersistent: true,
    open: async () => new FileEventStore({ folder }),
    dispose: () => rm(folder, { recursive: true }),
  };
});
