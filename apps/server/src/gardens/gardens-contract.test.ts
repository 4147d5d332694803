// The gardens of a server hold to what their callers are owed.
import { randomUUID } from 'node:crypto';
import { afterAll } from 'vitest';
import { gardensContract } from '../../test/gardens-contract.ts';
import { openKept } from '../../test/kept-scene.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

gardensContract('in a database', async () => {
  const { gardens, database } = await openKept(`test_${randomUUID()}`);
  closing.push(() => database.close());
  return gardens;
});
