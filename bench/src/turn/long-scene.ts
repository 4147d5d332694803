// A living scene with a log of some length behind it, as days of play would leave one.
import { fileURLToPath } from 'node:url';
import {
  type CallLedger,
  instinctAlone,
  openWritable,
  soundPack,
  USUAL_MINDS,
  type WritableGarden,
} from '@hakoniwa/garden';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { type Command, commandSchema, MINUTE_MS, type World } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';

const folder = fileURLToPath(new URL('../../../packs/kitchen', import.meta.url));
const CAST = ['yana', 'ayu'] as const;

/** Commands kept at once; each may be several events. */
const GROUP = 200;

const HANDS = [
  (actor: string) => ({ verb: 'take', actor, object: 'mug' }),
  (actor: string) => ({ verb: 'put', actor, object: 'mug', target: 'sink' }),
] as const;

/** Without a model no call is ever written down. */
const NO_CALLS: CallLedger = {
  begin: async () => undefined,
  end: async () => undefined,
  find: async () => undefined,
  lastOf: async () => undefined,
  sums: async () => ({ calls: 0, failures: 0, tokens: 0 }),
  abandon: async () => undefined,
};

/** Opens the kitchen and lets so many events happen in it; close its clock when done. */
export async function longScene(events: number): Promise<WritableGarden> {
  const japanese = await loadJapaneseTokenizer();
  const pack = await soundPack({ folder });
  const unplayed = {
    source: instinctAlone(),
    ledger: NO_CALLS,
    choice: USUAL_MINDS,
    isWatched: () => false,
    onNews: () => undefined,
  };
  const living = await openWritable({
    ...{
      folder,
      pack,
      language: 'en',
      seed: 1,
      gm: createGm({ analysers: { japanese } }),
      name: 'kitchen',
    },
    store: new MemoryEventStore(),
    onFailure: (error) => {
      throw error;
    },
    onPaused: () => undefined,
    minds: unplayed,
  });
  const { garden } = living;
  let turn = 0;
  while (garden.head.seq < events) {
    let left = Math.min(GROUP, events - garden.head.seq);
    await garden.submitGroup((world) => (left-- > 0 ? commandAt(turn++, world) : undefined));
  }
  return living;
}

/** Time that passes, somebody who does something, and now and then a word. */
function commandAt(turn: number, { clock }: World): Command {
  const actor = CAST[Math.floor(turn / 8) % CAST.length] ?? CAST[0];
  const wanted =
    turn % 2 === 0
      ? { type: 'advance', to: clock.now + MINUTE_MS }
      : turn % 20 === 1
        ? { type: 'perform', actor, text: `"That was the ${turn}th thing today."` }
        : { type: 'act', act: HANDS[Math.floor(turn / 4) % HANDS.length]?.(actor) };
  return commandSchema.parse(wanted);
}
