// A week of the shipped town, with every word of it: everyone lives, and it is the same however it is run.
// Slow because a week is lived twice, and two days as often as they are interrupted.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { allBreaches, DAY_MS, MINUTE_MS, type SealedEvent, stateHash } from '@hakoniwa/stage';
import { type EventStore, FileEventStore, MemoryEventStore } from '@hakoniwa/store';
import { Dice } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { faultsOfWeek, linesIn } from '../test/town-week.ts';
import { type SimulationStep, simulate } from './simulate.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const folder = fileURLToPath(new URL('../../../packs/town', import.meta.url));
const DAYS = 7;

async function run({
  seed = 1,
  days = DAYS,
  store = new MemoryEventStore() as EventStore,
  moment = undefined as number | undefined,
} = {}) {
  const events: SealedEvent[] = [];
  let last: SimulationStep | undefined;
  const until = moment === undefined ? undefined : () => ({ moment });
  for await (const part of simulate({ folder, days, seed, store, name: 'town', gm, until })) {
    events.push(...part.events);
    last = part;
  }
  if (!last) throw new Error('nothing happened');
  return { events, world: last.world, town: last.town };
}

it('[GR16] in a week everyone eats, sleeps, washes, meets others and works as planned', async () => {
  const { events, world, town } = await run();
  const { genesis, life } = town;
  expect(faultsOfWeek({ genesis, life, events, days: DAYS })).toEqual([]);
  expect(allBreaches(world)).toEqual([]);
  for (const { id, money } of world.characters.values())
    expect([id, money >= 0]).toEqual([id, true]);
  expect(linesIn(events).length).toBeGreaterThan(300);
  expect(events.filter(({ denial }) => denial !== undefined)).toEqual([]);
  expect(stateHash((await run()).world)).toBe(stateHash(world));
});

it('[GR17] stopped at any minute and taken up from its files, it ends the same', async () => {
  const days = 2;
  const dice = new Dice(5);
  for (const seed of [1, 2]) {
    const whole = await run({ seed, days });
    for (let round = 0; round < 2; round++) {
      const path = await mkdtemp(join(tmpdir(), 'town-'));
      try {
        const { begin } = whole.town;
        const moment = begin + dice.below((days * DAY_MS) / MINUTE_MS) * MINUTE_MS;
        const first = new FileEventStore({ folder: path });
        await run({ seed, days, store: first, moment });
        await first.close();
        const second = new FileEventStore({ folder: path });
        const resumed = await run({ seed, days, store: second });
        await second.close();
        expect([seed, moment, stateHash(resumed.world)]).toEqual([
          seed,
          moment,
          stateHash(whole.world),
        ]);
      } finally {
        await rm(path, { recursive: true, force: true });
      }
    }
  }
});
