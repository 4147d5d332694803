// The runtime: one at a time, committed before published, undone without loss.
import {
  type Act,
  type Command,
  composeRulebook,
  eventText,
  type Rulebook,
  STAGE_RULES,
  stateHash,
} from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { aCharacter, aPlace, aProp, aWorld, smallWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { Garden, type Notice } from './garden.ts';
import { gardenRules } from './rules.ts';

const act = (verb: string, more: object): Command => ({
  type: 'act',
  act: { verb, actor: 'yana', ...more } as Act,
});

async function aGarden() {
  const store = new MemoryEventStore();
  return {
    store,
    garden: await Garden.create({ name: 'g', store, rules: gardenRules() }, smallWorld()),
  };
}

it('takes commands one at a time, in order', async () => {
  const { garden } = await aGarden();
  const done = await Promise.all([
    garden.submit(act('take', { object: 'mug' })),
    garden.submit(act('put', { object: 'mug', target: 'fridge' })),
    garden.submit(act('take', { object: 'mug' })),
  ]);
  expect(done.map(({ verdict }) => verdict.allowed)).toEqual([true, true, true]);
  expect(done.flatMap(({ events }) => events.map(({ seq }) => seq))).toEqual([1, 2, 3]);
});

it('publishes what is already in the store', async () => {
  const { garden, store } = await aGarden();
  const heard: Notice[] = [];
  const kept: number[] = [];
  garden.subscribe((notice) => heard.push(notice));
  garden.subscribe(() => kept.push(garden.head.seq));
  await garden.submit(act('take', { object: 'mug' }));
  expect(heard).toMatchObject([{ type: 'committed' }]);
  expect(kept).toEqual([(await store.head('g')).seq]);
});

it('a failed commit changes nothing and does not stop the next', async () => {
  const { garden, store } = await aGarden();
  const append = store.append.bind(store);
  store.append = async () => Promise.reject(new Error('disk full'));
  await expect(garden.submit(act('take', { object: 'mug' }))).rejects.toThrow('disk full');
  expect(garden.world.props.get('mug')?.at).toEqual({ place: 'kitchen' });
  store.append = append;
  expect((await garden.submit(act('take', { object: 'mug' }))).verdict.allowed).toBe(true);
});

it('undo, redo and reopening keep the world and its hash', async () => {
  const { garden, store } = await aGarden();
  await garden.submit(act('take', { object: 'mug' }));
  const held = stateHash(garden.world);
  await garden.submit(act('move', { target: 'living' }));
  const moved = stateHash(garden.world);
  await garden.undo();
  expect(stateHash(garden.world)).toBe(held);
  await garden.redo();
  expect(stateHash(garden.world)).toBe(moved);
  await garden.undo();
  await garden.submit(act('put', { object: 'mug' }));
  const again = await Garden.open({ name: 'g', store, rules: gardenRules() });
  expect(stateHash(again.world)).toBe(stateHash(garden.world));
  expect((await store.branches('g')).length).toBeGreaterThan(1);
});

it('what was used up is still called by its name', async () => {
  const store = new MemoryEventStore();
  const world = aWorld({
    places: [aPlace('hall')],
    characters: [aCharacter('yana', 'hall', { name: 'Yana' })],
    props: [aProp('obj_07', { place: 'hall' }, { name: 'Apple Pie', kind: 'food' })],
  });
  const garden = await Garden.create({ name: 'g', store, rules: gardenRules() }, world);
  const { before, world: after, events } = await garden.submit(act('eat', { object: 'obj_07' }));
  expect(after.props.has('obj_07')).toBe(false);
  expect(events.map((event) => eventText(garden.rules, { world: before, event }))).toEqual([
    'Yana eats Apple Pie.',
  ]);
});

it('[GR50] commands that wait are not all taken in one turn of the loop', async () => {
  const slow: Rulebook = composeRulebook(STAGE_RULES, {
    handlers: {
      act: (rules, world, command) => {
        const until = performance.now() + 5;
        while (performance.now() < until);
        return STAGE_RULES.handlers?.act?.(rules, world, command) ?? { changes: [] };
      },
    },
  });
  const garden = await Garden.create(
    { name: 'g', store: new MemoryEventStore(), rules: slow },
    smallWorld(),
  );
  let turns = 0;
  let isDone = false;
  const count = () => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  setImmediate(count);
  const done = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      garden.submit(act(i % 2 === 0 ? 'take' : 'put', { object: 'mug' })),
    ),
  );
  isDone = true;
  expect(done.every(({ verdict }) => verdict.allowed)).toBe(true);
  // Forty pieces of five milliseconds are ten slices; each is followed by a turn for others.
  expect(turns).toBeGreaterThan(4);
});
