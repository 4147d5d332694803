// Scenes on instinct alone: alive, the same for the same seed, stopped and taken up again.
import { instinct, type MindContext, type Proposal } from '@hakoniwa/actor';
import type { Act } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { expect, it } from 'vitest';
import { instinctRun } from '../test/instinct-run.ts';
import { expectLively, longestStall } from '../test/lively.ts';
import { kitchen as folder, gm } from '../test/model-scene.ts';
import { openScene } from './open-scene.ts';
import { runScene } from './scene.ts';
import type { SceneTurn } from './scene-turn.ts';

async function play(
  scenario: string,
  options: { turns: number; language: 'ja' | 'en'; seed: number },
) {
  const { turns, language, seed } = options;
  const opened = await openScene({
    folder,
    scenario,
    language,
    seed,
    gm,
    store: new MemoryEventStore(),
    name: scenario,
  });
  const played: SceneTurn[] = [];
  for await (const turn of runScene({ ...opened.parts, turns })) played.push(turn);
  return { played, world: opened.parts.garden.world };
}

// Two ways a scene begins, one in each language; the slow run plays all of them in both, for two hundred turns.
it.each([
  ['kitchen_morning', 'ja'],
  ['hidden_object', 'en'],
] as const)('[GR1, GR28] %s in %s lives for fifty turns', async (scenario, language) => {
  const run = await instinctRun({ scenario, turns: 50, language, seed: 1, everyLines: 4 });
  expect(run.turns).toHaveLength(50);
  expectLively(run, language);
  // There was something to judge: acts in a fifth of the turns at least, and words in most.
  expect(run.acts).toBeGreaterThan(10);
  expect(run.lines).toBeGreaterThan(7);
});

it('[GR28] the account of what is impossible counts it', async () => {
  const dreamer = (context: MindContext): Proposal => {
    const { rng, note } = instinct(context);
    const act = { verb: 'take', actor: context.id, object: 'dragon' } as unknown as Act;
    return { act, speech: '{"words":"data"}', rng, note };
  };
  const run = await instinctRun({
    ...{ scenario: 'coffee_trap', language: 'ja', turns: 3, seed: 1, mind: dreamer },
  });
  expect(run.before).toHaveLength(6);
  expect(run.turns.every(({ allowed }) => !allowed)).toBe(true);
});

/** Says the same again and again; `wakes` when something happens: then it does what instinct would. */
const bored =
  (wakes: boolean) =>
  (context: MindContext): Proposal => {
    const happened = context.recent.slice(-2).some(({ type }) => type === 'happening-injected');
    const own = instinct(context);
    return wakes && happened ? own : { speech: 'うん。', rng: own.rng, note: {} };
  };

it('[GR28] a stall is broken within six turns, and a scene that wakes up recovers', async () => {
  const scene = { scenario: 'coffee_trap', language: 'ja', turns: 60, seed: 1 } as const;
  const { turns } = await instinctRun({ ...scene, mind: bored(true) });
  const injected = turns.filter((turn) => turn.injected !== null).map(({ turn }) => turn);
  expect(injected.length).toBeGreaterThan(5);
  expect(Math.max(...injected.map((turn, i) => turn - (injected[i - 1] ?? 0)))).toBeLessThanOrEqual(
    6,
  );
  expect(turns.some(({ stall }) => stall > 0.5)).toBe(true);
  expect(longestStall(turns)).toBeLessThanOrEqual(5);
  const settled = turns.flatMap(({ recovered }) => recovered ?? []);
  expect(settled.length).toBeGreaterThan(5);
  expect(settled.filter((recovered) => recovered).length / settled.length).toBeGreaterThan(0.8);
});

it('[GR28] a scene that does not wake up is said not to have recovered', async () => {
  const scene = { scenario: 'coffee_trap', language: 'ja', turns: 40, seed: 1 } as const;
  const { turns } = await instinctRun({ ...scene, mind: bored(false) });
  const settled = turns.flatMap(({ recovered }) => recovered ?? []);
  expect(settled.length).toBeGreaterThan(2);
  expect(new Set(settled)).toEqual(new Set([false]));
  expect(Math.max(...turns.map(({ stall }) => stall))).toBeGreaterThan(0.8);
});

it('[GR2] the same seed gives the same scene, another seed another', async () => {
  const run = async (seed: number) =>
    (await play('coffee_trap', { turns: 30, language: 'ja', seed })).played.map(
      ({ stateHash, speech }) => `${stateHash} ${speech}`,
    );
  const first = await run(1);
  expect(await run(1)).toEqual(first);
  expect(await run(2)).not.toEqual(first);
});

it.each([3, 8, 15])(
  '[GR26] stopped after %i turns and taken up again, it goes on as ever',
  async (stop) => {
    const scene = { folder, scenario: 'stall_induced', language: 'ja', seed: 4, gm } as const;
    const run = async (store: MemoryEventStore, turns: number) => {
      const opened = await openScene({ ...scene, store, name: 'again' });
      const played: SceneTurn[] = [];
      for await (const turn of runScene({ ...opened.parts, turns })) played.push(turn);
      return { played, isResumed: opened.isResumed };
    };
    const whole = await run(new MemoryEventStore(), 30);
    const store = new MemoryEventStore();
    const first = await run(store, stop);
    const rest = await run(store, 30 - stop);
    expect([first.isResumed, rest.isResumed]).toEqual([false, true]);
    expect([...first.played, ...rest.played]).toEqual(whole.played);
    expect(whole.played.some(({ injected }) => injected !== null)).toBe(true);
  },
);

it('[GR26] a turn that was broken off is taken again by the same character', async () => {
  const scene = { folder, scenario: 'coffee_trap', language: 'ja', seed: 1, gm } as const;
  const store = new MemoryEventStore();
  const opened = await openScene({ ...scene, store, name: 'off' });
  const off = () => {
    throw new Error('called off');
  };
  const broken = runScene({ ...opened.parts, turns: 1, mindOf: () => off });
  await expect(broken.next()).rejects.toThrow('called off');
  const again = await runScene({ ...opened.parts, turns: 1 }).next();
  expect(again.value).toMatchObject({
    turn: 1,
    who: opened.parts.garden.world.characters.ids()[0],
  });
});

it('[GR26] another scene under the same name is refused', async () => {
  const store = new MemoryEventStore();
  const scene = { folder, language: 'ja', seed: 1, gm, store, name: 'one' } as const;
  await openScene({ ...scene, scenario: 'coffee_trap' });
  await expect(openScene({ ...scene, scenario: 'locked_door' })).rejects.toMatchObject({
    code: 'OTHER_SCENE',
  });
  await expect(openScene({ ...scene, language: 'en' })).rejects.toMatchObject({
    code: 'OTHER_SCENE',
  });
});
