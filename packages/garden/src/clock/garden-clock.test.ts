// The virtual clock: whatever its speed, the same things happen; a pause leaves no trace in the world.
import { HOUR_MS, MINUTE_MS, stateHash } from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { livingGarden, MORNING } from '../../test/living-garden.ts';
import { CLOCK_SET } from './clock-rules.ts';
import { parseSpeed, type Speed } from './speed.ts';
import { takeUpClock } from './take-up.ts';

const TWO_HOURS = 2 * HOUR_MS;

async function headless(moment = MORNING + TWO_HOURS) {
  const living = await livingGarden();
  expect(await living.clock.runUntil({ moment })).toBe('reached');
  return living;
}

it.each([1, 10, 60, 600] as const)(
  '[GC1] at %i× the same happens as headless, when its time has come',
  async (speed) => {
    const span = 20 * MINUTE_MS;
    const { garden: wanted } = await headless(MORNING + span);
    const { garden, clock, wall } = await livingGarden();
    await clock.setSpeed(speed);
    await wall.pass(span / 2 / speed);
    expect(garden.world.clock.now).toBeLessThanOrEqual(MORNING + span / 2);
    expect(clock.now).toBe(MORNING + span / 2);
    await wall.pass(span / 2 / speed);
    expect(clock.now).toBe(MORNING + span);
    expect(stateHash(garden.world)).toBe(stateHash(wanted.world));
    await clock.close();
  },
);

it('[GC1] changing the speed on the way changes nothing else', async () => {
  const { garden: wanted } = await headless();
  const { garden, clock, wall } = await livingGarden();
  const parts: [Speed, number][] = [
    [60, 60_000],
    [0, 500_000],
    [600, 5_000],
    [10, 60_000],
  ];
  for (const [speed, ms] of parts) {
    await clock.setSpeed(speed);
    await wall.pass(ms);
  }
  expect(clock.now).toBe(MORNING + TWO_HOURS);
  expect(stateHash(garden.world)).toBe(stateHash(wanted.world));
});

it('[GC2] marks of the speed are in the log and not in the world', async () => {
  const { garden, clock, wall, events } = await livingGarden();
  await clock.setSpeed(60);
  await wall.pass(61_000);
  const before = stateHash(garden.world);
  const seq = garden.head.seq;
  await clock.pause();
  await wall.pass(1_000_000);
  expect(garden.head.seq).toBe(seq + 1);
  expect(stateHash(garden.world)).toBe(before);
  expect(events.filter(({ type }) => type === CLOCK_SET).map(({ detail }) => detail)).toEqual([
    { speed: '60', moment: MORNING },
    { speed: '0', moment: MORNING + 61 * MINUTE_MS },
  ]);
});

it('[GC2] a garden taken up again stands at the minute it was paused at', async () => {
  const { clock, wall, store } = await livingGarden();
  await clock.setSpeed(60);
  await wall.pass(61_500);
  await clock.pause();
  await clock.close();
  const { garden } = await livingGarden({ store, isAgain: true });
  expect(await takeUpClock(store, garden)).toMatchObject({
    speed: 0,
    resumeAt: MORNING + 61_500 * 60,
  });
});

it('[GC3] a step is one moment', async () => {
  const { garden, clock } = await livingGarden();
  const moments: number[] = [];
  for (let i = 0; i < 5; i++) {
    await clock.step();
    moments.push(garden.world.clock.now);
  }
  expect(new Set(moments).size).toBe(5);
  expect(moments).toEqual([...moments].sort((a, b) => a - b));
});

it('[GC4] a run ends at a moment, with an event, or when something is so', async () => {
  const { garden, clock, events } = await livingGarden();
  expect(await clock.runUntil({ event: 'activity-completed' })).toBe('reached');
  expect(events.filter(({ type }) => type === 'activity-completed').length).toBeGreaterThan(0);
  expect(events.at(-1)?.turn).toBe(events.find(({ type }) => type === 'activity-completed')?.turn);
  const isMet = (world: typeof garden.world) =>
    world.characters.get('r1')?.activity?.action === 'work';
  expect(await clock.runUntil({ isMet, moment: 24 * HOUR_MS })).toBe('reached');
  expect(isMet(garden.world)).toBe(true);
  expect(await clock.runUntil({ moment: 48 * HOUR_MS })).toBe('reached');
  expect(garden.world.clock.now).toBeLessThanOrEqual(48 * HOUR_MS);
  expect(clock.now).toBeGreaterThanOrEqual(48 * HOUR_MS - HOUR_MS);
  expect(clock.speed).toBe(0);
});

it('[GC4] a run that is halted and taken up again ends in the same world', async () => {
  const { garden: wanted } = await headless(MORNING + 6 * HOUR_MS);
  const { garden, clock, wall, store } = await livingGarden();
  const run = clock.runUntil({ moment: MORNING + 6 * HOUR_MS }, 600);
  await wall.pass(7_777);
  clock.halt();
  expect(await run).toBe('paused');
  await clock.close();
  expect(garden.world.clock.now).toBeLessThan(MORNING + TWO_HOURS);
  const again = await livingGarden({ store, isAgain: true });
  expect(await again.clock.runUntil({ moment: MORNING + 6 * HOUR_MS })).toBe('reached');
  expect(again.garden.head.hash).toBe(wanted.head.hash);
  expect(stateHash(again.garden.world)).toBe(stateHash(wanted.world));
});

it('[GC5] an act between two moments happens at its own minute, and is durable when it is acknowledged', async () => {
  const { garden, clock, wall, store } = await livingGarden();
  await clock.setSpeed(1);
  await wall.pass(90_000);
  const act = { verb: 'look', actor: 'r1' } as never;
  const { verdict, events } = await clock.submit({ type: 'act', act });
  expect(verdict.allowed).toBe(true);
  expect(events[0]?.at).toBe(MORNING + 90_000);
  expect((await store.head('town')).seq).toBe(garden.head.seq);
  expect(garden.head.seq).toBe(events[0]?.seq);
});

it('[GC6] commands that come together are written together, in order', async () => {
  const { garden, store } = await livingGarden();
  let writes = 0;
  const append = store.append.bind(store);
  store.append = (input) => {
    writes += 1;
    return append(input);
  };
  const act = { verb: 'look', actor: 'r1' } as never;
  const done = await Promise.all(
    Array.from({ length: 40 }, () => garden.submit({ type: 'act', act })),
  );
  expect(done.map(({ events }) => events[0]?.seq)).toEqual(done.map((_, i) => i + 1));
  expect(writes).toBeLessThanOrEqual(2);
});

it('[GC7] a write that fails stops the clock and says so', async () => {
  const { garden, clock, store } = await livingGarden();
  store.append = () => Promise.reject(new Error('disk full'));
  await expect(clock.runUntil({ moment: MORNING + HOUR_MS })).rejects.toThrow('disk full');
  expect(clock.speed).toBe(0);
  expect(garden.head.seq).toBe(0);
});

it.each([
  ['60', 60],
  ['600x', 600],
  ['10×', 10],
  ['max', 'max'],
  ['0', 0],
  ['7', undefined],
  ['fast', undefined],
] as const)('[GC1] %s is read as a speed', (text, speed) => {
  expect(parseSpeed(text)).toBe(speed);
});
