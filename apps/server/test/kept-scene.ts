// Gardens kept in a database of the test run: opened as often as there are processes to play.

import { fileURLToPath } from 'node:url';
import { openTestDatabase } from '@hakoniwa/database/test-database';
import { Gardens, type ModelSource, packCatalog } from '@hakoniwa/garden';
import { createGm, type Gm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { SESSION_SECTIONS } from '@hakoniwa/sessions';
import { SERVER_TABLES } from '../src/server-tables.ts';

export const packs = packCatalog(fileURLToPath(new URL('../../../packs', import.meta.url)));

let gm: Promise<Gm> | undefined;

/** The GM, loaded once. */
export function testGm(): Promise<Gm> {
  gm ??= loadJapaneseTokenizer().then((japanese) => createGm({ analysers: { japanese } }));
  return gm;
}

/** One process's gardens on a database, and its end: an orderly one, or one without a word. */
interface KeptOptions {
  readonly leaseMs?: number;
  readonly idleMs?: number;
  readonly source?: ModelSource;
  readonly quota?: ConstructorParameters<typeof Gardens>[0]['quota'];
}

export async function openKept(name: string, options: KeptOptions = {}) {
  const database = await openTestDatabase({ tables: SERVER_TABLES, name });
  const failures: unknown[] = [];
  const gardens = new Gardens({
    database,
    catalog: packs,
    sections: SESSION_SECTIONS,
    gm: await testGm(),
    leaseMs: 2_000,
    ...options,
    onFailure: (failure) => failures.push(failure),
  });
  const close = async () => {
    await gardens.close();
    await database.close();
  };
  return { database, gardens, failures, close };
}
