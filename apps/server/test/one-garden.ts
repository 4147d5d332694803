// One garden standing in for both languages, for tests of routes.

import type { Database } from '@hakoniwa/database';
import {
  checkPackFiles,
  Gardens,
  type LivingGarden,
  newId,
  type PackCatalog,
} from '@hakoniwa/garden';
import { documentOf, genesisOf, type World } from '@hakoniwa/stage';
import { PostgresEventStore } from '@hakoniwa/store/postgres';
import { smallWorld } from '@hakoniwa/testkit';
import type { AppParts } from '../src/app-parts.ts';
import { LOCAL_OWNER } from '../src/borders/pass.ts';
import { testGm } from './kept-scene.ts';

interface OneGarden extends Pick<AppParts, 'gardens' | 'front'> {
  readonly garden: LivingGarden;
  readonly id: string;
  readonly close: () => Promise<void>;
}

interface Given {
  readonly world?: World;
  /** Commands that may wait. */
  readonly queue?: number | undefined;
}

const TEST_PACK = {
  'pack.yaml':
    'id: test\nversion: 1.0.0\ntitle: a\ndescription: a\nlanguages: [en]\nlicence: MIT\n',
  'places.yaml': 'room: { name: A room }\n',
};

/** The one pack there is: the small world comes from it, as its garden's row says. */
const catalog: PackCatalog = {
  cards: async () => [],
  files: async () => undefined,
  take: async (id) => {
    const { pack } = checkPackFiles(TEST_PACK);
    return id === 'test' && pack ? { folder: 'test', pack } : undefined;
  },
};

/** A small kitchen among gardens of its own; close them when done. */
export async function oneGarden(
  database: Database,
  { world = smallWorld(), queue }: Given = {},
): Promise<OneGarden> {
  const id = newId('garden');
  const { language } = world;
  const facts = { ownerId: undefined, title: 'small', pack: 'test', scenario: undefined, language };
  const store = new PostgresEventStore(database, { factsOf: () => facts });
  await store.create({ garden: id, genesis: genesisOf(documentOf(world)) });
  const gardens = new Gardens({
    ...{ database, catalog, queue, gm: await testGm(), leaseMs: 2_000 },
    onFailure: ({ error }) => {
      throw error;
    },
  });
  const garden = await gardens.get(id, LOCAL_OWNER);
  if (!garden) throw new Error('the garden is gone as soon as it was made');
  return { garden, gardens, front: { ja: id, en: id }, id, close: () => gardens.close() };
}
