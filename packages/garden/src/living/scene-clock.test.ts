// A scene that is performed turn by turn: it reads its log once, however many turns follow.
import { fileURLToPath } from 'node:url';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { ServerSchedulers } from '@hakoniwa/model';
import { commandSchema } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { beforeEach, expect, it } from 'vitest';
import { soundPack } from '../load-pack.ts';
import { memoryLedger } from '../minds/memory-ledger.ts';
import { USUAL_MINDS } from '../minds/mind-choice.ts';
import type { Living } from './living.ts';
import { openLiving } from './open-living.ts';

class CountingStore extends MemoryEventStore {
  reads = 0;

  override read(...asked: Parameters<MemoryEventStore['read']>) {
    this.reads += 1;
    return super.read(...asked);
  }
}

const folder = fileURLToPath(new URL('../../../../packs/kitchen', import.meta.url));
const japanese = await loadJapaneseTokenizer();
let store: CountingStore;
let living: Living;
beforeEach(async () => {
  store = new CountingStore();
  living = await open();
});

async function open(): Promise<Living> {
  const schedulers = new ServerSchedulers();
  return openLiving({
    ...{ folder, pack: await soundPack({ folder }), language: 'en', seed: 1, store, name: 'one' },
    gm: createGm({ analysers: { japanese } }),
    onFailure: (error) => {
      throw error;
    },
    onPaused: () => undefined,
    minds: {
      source: { find: async () => undefined, tokensPerDay: () => undefined, schedulers },
      ledger: memoryLedger(),
      choice: USUAL_MINDS,
      isWatched: () => false,
      onNews: () => undefined,
    },
  });
}

const perform = () => living.minds?.perform?.({});
/** Takes back steps, of which a turn has several. */
async function backTo(seq: number): Promise<void> {
  while (living.garden.head.seq > seq) await living.garden.undo(1);
}
const speakers = () => living.garden.world.characters.ids();

it('[GR58] a turn reads nothing of the log, and gives what it came to', async () => {
  await perform();
  const { reads } = store;
  for (let i = 0; i < 4; i++) {
    const { seq } = living.garden.head;
    const done = await perform();
    expect(done?.events.map((event) => event.seq)[0]).toBe(seq + 1);
    expect(done?.before.seq).toBe(seq);
    expect(done?.world.seq).toBe(done?.events.at(-1)?.seq);
  }
  expect(store.reads).toBe(reads);
  await living.clock.stop();
});

it('[GR58] what others do in between is known, and after a move the log is read anew', async () => {
  const first = await perform();
  const [yana = '', ayu = ''] = speakers();
  expect(first?.events.at(-1)?.actor).toBe(yana);
  const word = commandSchema.parse({ type: 'perform', actor: yana, text: '"Good morning."' });
  await living.take(word);
  const { seq } = living.garden.head;
  expect((await perform())?.events.at(-1)?.actor).toBe(ayu);
  const { reads } = store;
  await backTo(seq);
  expect((await perform())?.events.at(-1)?.actor).toBe(ayu);
  expect(store.reads).toBeGreaterThan(reads);
  await living.clock.stop();
});

it('[GR58] a scene that stayed open goes on as one that was opened anew', async () => {
  for (let i = 0; i < 6; i++) await perform();
  const { head } = living.garden;
  const stayed = await perform();
  await living.clock.stop();
  await backTo(head.seq);
  const again = await open();
  const reopened = await again.minds?.perform?.({});
  expect(reopened?.events.map(({ actor, type }) => [actor, type])).toEqual(
    stayed?.events.map(({ actor, type }) => [actor, type]),
  );
  await again.clock.stop();
});
