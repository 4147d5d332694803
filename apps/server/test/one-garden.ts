// One garden standing in for both languages, for tests of routes.
import { Garden, gardenRules } from '@hakoniwa/garden';
import type { World } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { smallWorld } from '@hakoniwa/testkit';
import type { AppParts } from '../src/app-parts.ts';
import type { Gardens, OpenGarden } from '../src/gardens/gardens.ts';
import { MemoryGarden } from '../src/gardens/memory-garden.ts';
import { newId } from '../src/gardens/new-id.ts';
import { Refused } from '../src/refused.ts';

type Rules = ReturnType<typeof gardenRules>;

interface OneGarden extends Pick<AppParts, 'gardens' | 'front'> {
  readonly garden: OpenGarden;
  readonly id: string;
}

/** A small kitchen behind the port; it is the only one there will ever be. */
export async function oneGarden({
  world = smallWorld(),
  rules = gardenRules(),
  queue = 256,
}: {
  world?: World;
  rules?: Rules;
  queue?: number;
} = {}): Promise<OneGarden> {
  const store = new MemoryEventStore();
  const id = newId('garden');
  const facts = {
    id,
    name: 'small',
    pack: 'test',
    language: world.language,
    createdAt: '2026-11-15T00:00:00.000Z',
  };
  const inner = await Garden.create({ name: id, store, rules }, world);
  const garden = new MemoryGarden({ facts, garden: inner, store, queue });
  const gardens: Gardens = {
    list: async () => [{ ...facts, seq: garden.head.seq }],
    get: async (asked) => (asked === id ? garden : undefined),
    create: () => Promise.reject(new Refused('GARDEN_LIMIT', 'one is enough')),
    forget: async () => undefined,
    packs: async () => [],
    packFiles: async () => undefined,
    lifeOf: async () => undefined,
    watch: (listener) => garden.subscribe((notice) => listener(id, notice)),
    load: () => ({ gardens: 1, waiting: garden.waiting }),
    close: () => store.close(),
  };
  return { garden, gardens, front: { ja: id, en: id }, id };
}
