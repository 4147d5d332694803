// Effects: begun after their commit, answered once, and never waited for longer than was said.
import {
  type Effect,
  HOUR_MS,
  isJsonObject,
  type Json,
  MINUTE_MS,
  stateHash,
} from '@hakoniwa/stage';
import { expect, it } from 'vitest';
import { livingGarden, MORNING } from '../../test/living-garden.ts';
import { NO_CALL_LEFT } from '../talk/call-allowance.ts';
import type { PerformEffect } from './perform-effect.ts';

const models = ['r0', 'r1'];
const REST = { action: 'rest', durationMinutes: 45, reason: 'a short rest' };

/** Answers after a while on the wall; `after` says how many milliseconds. */
function mind(answer: (effect: Effect) => Json, gate?: () => Promise<void>): PerformEffect {
  return async (effect) => {
    await gate?.();
    return answer(effect);
  };
}

const answers = (events: readonly { command?: { type: string; outcome?: string } }[]) =>
  events.flatMap(({ command }) => (command?.type === 'answer' ? [command] : []));

it('[GC8] an effect is begun only when it is in the log', async () => {
  const seen: boolean[] = [];
  const living = await livingGarden({
    models,
    perform: (effect) => {
      seen.push(living.garden.world.pending.has(effect.id));
      return Promise.resolve(REST);
    },
  });
  await living.clock.runUntil({ moment: MORNING + 2 * HOUR_MS });
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.every(Boolean)).toBe(true);
  expect(answers(living.events).every(({ outcome }) => outcome === 'text')).toBe(true);
  const reasons = living.events.map(({ detail }) => (isJsonObject(detail) ? detail.reason : null));
  expect(reasons).toContain(REST.reason);
});

it('[GC9] headless, answers reach the world at the same minute however long they took', async () => {
  const run = async (gates: number) => {
    const living = await livingGarden({
      models,
      perform: mind(
        () => REST,
        async () => {
          for (let i = 0; i < gates; i++) await new Promise((resolve) => setImmediate(resolve));
        },
      ),
    });
    await living.clock.runUntil({ moment: MORNING + 6 * HOUR_MS });
    return living;
  };
  const [quick, slow] = [await run(0), await run(7)];
  expect(slow.garden.head.hash).toBe(quick.garden.head.hash);
  expect(answers(quick.events).length).toBeGreaterThan(3);
});

it('[GC10] headless, a mind that never answers is waited for until the wall says late', async () => {
  const living = await livingGarden({ models, perform: () => new Promise(() => undefined) });
  const run = living.clock.runUntil({ moment: MORNING + HOUR_MS });
  await living.wall.pass(1_000);
  expect(living.garden.world.clock.now).toBeLessThanOrEqual(MORNING + 10 * MINUTE_MS);
  await living.wall.pass(20 * 60_000);
  expect(await run).toBe('reached');
  expect(answers(living.events).map(({ outcome }) => outcome)).toContain('late');
});

it('[GC11] watched, instinct takes over at the decision moment and the call is given up', async () => {
  const given: AbortSignal[] = [];
  const living = await livingGarden({
    models,
    perform: (_, { signal }) => {
      given.push(signal);
      return new Promise(() => undefined);
    },
  });
  await living.clock.setSpeed(600);
  await living.wall.pass(6_000);
  expect(living.clock.now).toBe(MORNING + HOUR_MS);
  const late = answers(living.events).filter(({ outcome }) => outcome === 'late');
  expect(late.length).toBeGreaterThanOrEqual(2);
  expect(given[0]?.aborted).toBe(true);
  for (const id of models) {
    const activity = living.garden.world.characters.get(id)?.activity;
    expect([id, activity && activity.until > living.garden.world.clock.now]).toEqual([id, true]);
  }
});

it('[GC12] watched, an answer is undertaken when it comes', async () => {
  let open: (value: Json) => void = () => undefined;
  const living = await livingGarden({
    models: ['r0'],
    perform: () =>
      new Promise((resolve) => {
        open = resolve;
      }),
  });
  await living.clock.setSpeed(10);
  await living.wall.pass(6_000);
  expect(living.garden.world.characters.get('r0')?.activity?.action).toBe('thinking');
  open(REST);
  await living.wall.settle();
  expect(living.garden.world.characters.get('r0')?.activity).toMatchObject({
    action: 'rest',
    since: MORNING + MINUTE_MS,
  });
});

it.each([
  ['rejects', () => Promise.reject(Object.assign(new Error('no'), { code: 'MODEL_REFUSED' }))],
  ['answers nonsense', () => Promise.resolve({ action: 'fly', reason: '' })],
])('[GC13] a mind that %s never stops the town', async (_, perform) => {
  const living = await livingGarden({ models, perform });
  expect(await living.clock.runUntil({ moment: MORNING + 12 * HOUR_MS })).toBe('reached');
  expect(living.garden.world.clock.now).toBeGreaterThan(MORNING + 11 * HOUR_MS);
});

it('[GC14] what was awaited when a garden stopped is asked again', async () => {
  const first = await livingGarden({ models, perform: () => new Promise(() => undefined) });
  void first.clock.runUntil({ moment: MORNING + HOUR_MS });
  await first.wall.settle();
  expect(first.effects?.awaited.length).toBeGreaterThan(0);
  await first.clock.close();
  first.effects?.close();
  const asked: string[] = [];
  const again = await livingGarden({
    store: first.store,
    isAgain: true,
    perform: mind((effect) => {
      asked.push(effect.id);
      return REST;
    }),
  });
  expect(await again.clock.runUntil({ moment: MORNING + HOUR_MS })).toBe('reached');
  expect(asked).toEqual(expect.arrayContaining(first.effects?.awaited.map(({ id }) => id) ?? []));
  const whole = await livingGarden({ models, perform: mind(() => REST) });
  await whole.clock.runUntil({ moment: MORNING + HOUR_MS });
  expect(stateHash(again.garden.world)).toBe(stateHash(whole.garden.world));
});

it('[GC15] a character costs at most six calls in an hour of its world', async () => {
  const calls: { who: string; at: number }[] = [];
  const living = await livingGarden({
    models,
    perform: (effect, { world }) => {
      calls.push({ who: effect.for ?? '', at: world.clock.now });
      return Promise.resolve({ action: 'idle', durationMinutes: 1, reason: 'restless' });
    },
  });
  await living.clock.runUntil({ moment: MORNING + 5 * HOUR_MS });
  for (const who of models) {
    const own = calls.filter((call) => call.who === who).map(({ at }) => at);
    const most = Math.max(
      ...own.map((at) => own.filter((other) => other >= at && other < at + HOUR_MS).length),
    );
    expect(most).toBeLessThanOrEqual(6);
  }
  const codes = living.events.map(({ command }) => JSON.stringify(command ?? null));
  expect(codes.some((text) => text.includes(NO_CALL_LEFT))).toBe(true);
});
