// The Stage's bars: a typed act, admissible acts, replay, branch switch, memory of the log.
import {
  type Act,
  admissible,
  characterId,
  documentOf,
  drawOne,
  genesisOf,
  type Rng,
  type SealedEvent,
  seedRng,
  stateHash,
  step,
  verifyChain,
  type World,
  worldAfter,
} from '@hakoniwa/stage';
import { BranchHead, MemoryEventStore } from '@hakoniwa/store';
import { aCharacter, aPlace, aProp, aWorld, stageRules } from '@hakoniwa/testkit';
import type { Figure } from '../figure.ts';
import { elapsedMs, percentile, timings } from '../measure.ts';

const YANA = characterId('yana');

/** A house of ten rooms with 200 props. */
function house(): World {
  const rooms = Array.from({ length: 10 }, (_, i) => `room-${i}`);
  return aWorld({
    places: rooms.map((id, i) =>
      aPlace(id, [rooms[(i + 1) % 10] ?? id, rooms[(i + 9) % 10] ?? id]),
    ),
    characters: [aCharacter('yana', 'room-0'), aCharacter('ayu', 'room-0')],
    props: Array.from({ length: 200 }, (_, i) =>
      aProp(`thing-${i}`, { place: `room-${i % 10}` }, { name: `thing ${i}` }),
    ),
  });
}

export async function stage(): Promise<readonly Figure[]> {
  const world = house();
  const take: Act = { verb: 'take', actor: YANA, object: 'thing-0' };
  const held = step(stageRules, world, { type: 'act', act: take }).world;
  const put: Act = { verb: 'put', actor: YANA, object: 'thing-0' };
  const acts = timings(20_000, (i) => {
    step(stageRules, i % 2 ? held : world, { type: 'act', act: i % 2 ? put : take });
  });
  const denials = timings(5_000, () => {
    step(stageRules, world, { type: 'act', act: { verb: 'take', actor: YANA, object: 'yoghurt' } });
  });
  const offers = timings(200, () => {
    admissible(stageRules, { world, id: YANA });
  });
  const hashes = timings(2_000, () => {
    stateHash(step(stageRules, world, { type: 'act', act: take }).world);
  });
  return [
    { name: 'step of a typed act, p50', value: percentile(acts, 0.5), unit: 'µs', bar: '< 50' },
    { name: 'step of a typed act, p99', value: percentile(acts, 0.99), unit: 'µs' },
    { name: 'step that is denied, p50', value: percentile(denials, 0.5), unit: 'µs' },
    { name: 'step and state hash, p50', value: percentile(hashes, 0.5), unit: 'µs' },
    { name: 'admissible acts of a room, p50', value: percentile(offers, 0.5), unit: 'µs' },
    ...(await logFigures(world)),
  ];
}

const EVENTS = 100_000;

async function logFigures(world: World): Promise<Figure[]> {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const { store, events, last } = await longLog(world);
  globalThis.gc?.();
  const perEvent = (process.memoryUsage().heapUsed - before) / events.length;
  const replayMs = await elapsedMs(() => worldAfter(world, events));
  const verifyMs = await elapsedMs(() =>
    verifyChain(events, { branch: 'main', seq: 0, hash: events[0]?.prev ?? '' }),
  );
  const line = await BranchHead.open({ store, garden: 'house' });
  await store.fork({ garden: 'house', id: 'other', parent: { branch: 'main', seq: EVENTS - 777 } });
  const away = await elapsedMs(() => line.switchTo('other'));
  const back = await elapsedMs(() => line.switchTo('main'));
  if (stateHash(line.world) !== stateHash(last))
    throw new Error('the branch switch lost the world');
  return [
    {
      name: 'replay',
      value: (events.length / replayMs) * 1_000,
      unit: 'events/s',
      bar: '>= 50000',
    },
    {
      name: 'checking the hash chain',
      value: (events.length / verifyMs) * 1_000,
      unit: 'events/s',
    },
    {
      name: `branch switch at ${EVENTS.toLocaleString('en')} events, slower way`,
      value: Math.max(away, back),
      unit: 'ms',
      bar: '< 50',
    },
    { name: 'memory per event in the store', value: perEvent, unit: 'bytes' },
    { name: 'one event as JSON', value: JSON.stringify(events.at(-1)).length, unit: 'bytes' },
  ];
}

/** A seeded walk of admissible acts, committed in groups. */
async function longLog(
  start: World,
): Promise<{ store: MemoryEventStore; events: SealedEvent[]; last: World }> {
  const store = new MemoryEventStore();
  await store.create({ garden: 'house', genesis: genesisOf(documentOf(start)) });
  const line = await BranchHead.open({ store, garden: 'house' });
  const events: SealedEvent[] = [];
  let rng: Rng = seedRng(1);
  let world = line.world;
  while (events.length < EVENTS) {
    const [act, next] = drawOne(rng, choices(world));
    rng = next;
    if (!act) continue;
    const result = step(stageRules, world, { type: 'act', act });
    world = result.world;
    events.push(...(await line.commit(result)));
  }
  return { store, events, last: world };
}

/** A cheap few of the admissible acts: enough to keep the house moving. */
function choices(world: World): Act[] {
  const place = world.characters.get(YANA)?.place ?? '';
  const held = world.indexes.things.get(`holder:${YANA}`) ?? [];
  const here = world.indexes.things.get(`place:${place}`) ?? [];
  const exits = world.places.get(place)?.exits ?? [];
  return [
    ...held.map((object): Act => ({ verb: 'put', actor: YANA, object })),
    ...(held.length < 2
      ? here.slice(0, 3).map((object): Act => ({ verb: 'take', actor: YANA, object }))
      : []),
    ...exits.map(({ to }): Act => ({ verb: 'move', actor: YANA, target: to })),
  ];
}
