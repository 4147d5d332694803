// Scenes on instinct alone: two hundred turns in every scenario of the kitchen.
import { fileURLToPath } from 'node:url';
import { createGm } from '@hakoniwa/gm';
import { loadJapaneseTokenizer } from '@hakoniwa/gm/load';
import { allBreaches } from '@hakoniwa/stage';
import { MemoryEventStore } from '@hakoniwa/store';
import { expect, it } from 'vitest';
import { openScene } from './open-scene.ts';
import { runScene } from './scene.ts';
import type { SceneTurn } from './scene-turn.ts';

const gm = createGm({ analysers: { japanese: await loadJapaneseTokenizer() } });
const folder = fileURLToPath(new URL('../../../packs/kitchen', import.meta.url));
const SCENARIOS = [
  'kitchen_morning',
  'violation_induced',
  'stall_induced',
  'coffee_trap',
  'wrong_location',
  'locked_door',
  'missing_tool',
  'hidden_object',
];

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

it.each(
  SCENARIOS.flatMap((scenario) =>
    (['ja', 'en'] as const).map((language) => [scenario, language] as const),
  ),
)('[GR1] %s in %s lives for two hundred turns', { timeout: 60_000 }, async (scenario, language) => {
  const { played, world } = await play(scenario, { turns: 200, language, seed: 1 });
  expect(played).toHaveLength(200);
  expect(allBreaches(world)).toEqual([]);
  expect(repeatsWithin(played, 20)).toEqual([]);
  expect(addressesWrong(played, language)).toEqual([]);
  expect(longestSilence(played)).toBeLessThanOrEqual(5);
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

/** Lines that came back too soon. */
function repeatsWithin(turns: readonly SceneTurn[], apart: number): string[] {
  const lines = turns.map(({ speech }) => speech);
  return lines.filter(
    (line, i): line is string =>
      line !== null && lines.slice(Math.max(0, i - apart), i).includes(line),
  );
}

/** やな is 姉様 to あゆ, and あゆ is あゆ to やな. */
function addressesWrong(turns: readonly SceneTurn[], language: 'ja' | 'en'): string[] {
  const wrong =
    language === 'ja'
      ? { yana: /姉様|あゆちゃん|です。|ます。/u, ayu: /やな|お姉|じゃん|だよ。/u }
      : { yana: /\bSister\b/, ayu: /\bYana\b/ };
  return turns.flatMap(({ who, speech }) =>
    speech !== null && wrong[who as 'yana' | 'ayu'].test(speech) ? [`${who}: ${speech}`] : [],
  );
}

/** The most turns in a row in which nothing was said or done. */
function longestSilence(turns: readonly SceneTurn[]): number {
  let longest = 0;
  let run = 0;
  for (const { act, speech, injected } of turns) {
    run = act === null && speech === null && injected === null ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The most turns in a row that stayed stalled after somebody stepped in. */
function _longestStall(turns: readonly SceneTurn[]): number {
  let longest = 0;
  let run = 0;
  for (const { stall } of turns) {
    run = stall > 0.8 ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
