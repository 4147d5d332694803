// A scene that is performed turn by turn: it reads its log once, however many turns follow.
import { fileURLToPath } from 'node:url';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { commandSchema } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { beforeEach, expect, it } from 'vitest';
import { soundPack } from '../load-pack.ts';
import type { CallLedger } from '../minds/call-ledger.ts';
import { instinctAlone } from '../minds/instinct-alone.ts';
import { USUAL_MINDS } from '../minds/mind-choice.ts';
import { openWritable } from './open-writable.ts';
import type { WritableGarden } from './writable-garden.ts';

class CountingStore extends MemoryEventStore {
  reads = 0;

  override read(...asked: Parameters<MemoryEventStore['read']>) {
    this.reads += 1;
    return super.read(...asked);
  }
}

/** Without a model no call is ever written down. */
const NO_CALLS: CallLedger = {
  begin: async () => undefined,
  end: async () => undefined,
  find: async () => undefined,
  lastOf: async () => undefined,
  sums: async () => ({ calls: 0, failures: 0, tokens: 0 }),
  abandon: async () => undefined,
};

const folder = fileURLToPath(new URL('../../../../packs/kitchen', import.meta.url));
const japanese = await loadJapaneseTokenizer();
let store: CountingStore;
let living: WritableGarden;
beforeEach(async () => {
  store = new CountingStore();
  living = await open();
});

async function open(): Promise<WritableGarden> {
  return openWritable({
    ...{ folder, pack: await soundPack({ folder }), language: 'en', seed: 1, store, name: 'one' },
    gm: createGm({ analysers: { japanese } }),
    onFailure: (error) => {
      throw error;
    },
    onPaused: () => undefined,
    minds: {
      source: instinctAlone(),
      ledger: NO_CALLS,
      choice: USUAL_MINDS,
      isWatched: () => false,
      onNews: () => undefined,
    },
  });
}

const perform = () => living.perform?.({});
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
  await living.submit(word);
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
  const reopened = await again.perform?.({});
  expect(reopened?.events.map(({ actor, type }) => [actor, type])).toEqual(
    stayed?.events.map(({ actor, type }) => [actor, type]),
  );
  await again.clock.stop();
});
