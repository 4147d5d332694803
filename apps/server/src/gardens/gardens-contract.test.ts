// Both keepers of gardens hold to the contract.
import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { gardensContract } from '../../test/gardens-contract.ts';
import { openKept, packs, testGm } from '../../test/kept-scene.ts';
import { MemoryGardens } from './memory-gardens.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

gardensContract('in memory', async () => {
  const onFailure = ({ error }: { error: unknown }) => {
    throw error;
  };
  return new MemoryGardens({ shelf: packs, gm: await testGm(), onFailure });
});

gardensContract('in a database', async () => {
  const { gardens, database } = await openKept(`test_${randomUUID()}`);
  closing.push(() => database.close());
  return gardens;
});
