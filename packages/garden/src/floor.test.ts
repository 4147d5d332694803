// A floor under every line: scripted models of all manners over real HTTP, both APIs, both languages; the slow run takes each API in each.
import { isJsonObject, TEXT_LANGUAGES } from '@hakoniwa/stage';
import { loopbackDoor, startScriptedOllama, startScriptedOpenAi } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { APIS } from '../test/behaviour-scene.ts';
import { HELD_SETS } from '../test/floor-bars.ts';
import { floorFigures } from '../test/floor-figures.ts';
import { playWith, toldIn } from '../test/model-scene.ts';
import { openModel } from './model-run.ts';

/** Each language by one API or the other. */
const RUNS = TEXT_LANGUAGES.map((language, i) => ({
  api: APIS[i % APIS.length] ?? 'ollama',
  language,
}));

describe.each(RUNS)('over $api in $language', ({ api, language }) => {
  it.each(HELD_SETS)('[FL1] good turns of the %s hand arrive whole', async (set) => {
    const run = { behaviour: 'good', api, language, turns: 10, set } as const;
    const { turns, thinned } = await floorFigures(run);
    expect(turns).toBe(10);
    expect(thinned).toEqual([]);
  });

  it.each(HELD_SETS)('[FL2] sloppy turns of the %s hand show no flaw', async (set) => {
    const run = { behaviour: 'sloppy', api, language, turns: 16, seed: 11, set } as const;
    const { flaws, spoken, unexplained } = await floorFigures(run);
    expect(flaws).toEqual([]);
    expect(unexplained).toBe(0);
    expect(spoken).toBeGreaterThan(8);
  });

  it.each(['garbage', 'refusing', 'foreign', 'parrot'] as const)(
    '[FL3] %s is said by nobody, and the record says why',
    async (behaviour) => {
      const { spoken, unexplained } = await floorFigures({ behaviour, api, language, turns: 6 });
      expect({ spoken, unexplained }).toEqual({ spoken: 0, unexplained: 0 });
    },
  );
});

it.each(APIS)(
  '[FL4] %s: a server that hangs on every call costs two deadlines, and the record says why',
  async (api) => {
    const start = api === 'ollama' ? startScriptedOllama : startScriptedOpenAi;
    const server = await start({ answer: () => '', fault: () => 'hang' });
    const baseUrl = api === 'openai' ? `${server.url}/v1` : server.url;
    try {
      const model = openModel({
        door: loopbackDoor,
        address: { server: api, model: 'gemma3:4b', baseUrl },
      });
      const played = await playWith({ model, turns: 20, deadlineMs: 400 });
      expect(server.log.calls).toHaveLength(2);
      const notes = toldIn(played).map(({ command }) =>
        command?.type === 'perform' && isJsonObject(command.note) ? command.note : {},
      );
      expect(notes.map(({ failure }) => failure)).toEqual([
        ...Array.from({ length: 2 }, () => 'MODEL_TIMEOUT'),
        ...Array.from({ length: 18 }, () => 'MODEL_RESTING'),
      ]);
      expect(notes.at(-1)).toMatchObject({ because: 'MODEL_TIMEOUT', mind: 'instinct' });
      expect(played.turns.at(-1)).toMatchObject({
        failure: 'MODEL_RESTING',
        because: 'MODEL_TIMEOUT',
      });
    } finally {
      await server.stop();
    }
  },
);

it('[FL5] gestures stand in the transcript, in memory and in the next prompt', async () => {
  const prompts: string[] = [];
  const server = await startScriptedOllama({
    answer: ({ messages, number }) => {
      prompts.push(messages.map(({ content }) => content).join('\n'));
      return number === 1
        ? '「ねえ、聞いて」（口元だけで笑う）「今日は何をしようか。」'
        : '（耳を赤くして黙りこむ）「……ありがとうございます。」';
    },
  });
  try {
    const model = openModel({
      door: loopbackDoor,
      address: { server: 'ollama', model: 'gemma3:4b', baseUrl: server.url },
    });
    const { turns } = await playWith({
      ...{ model, turns: 2, deadlineMs: 60_000, mode: 'fused', scenario: 'kitchen_morning' },
    });
    expect(turns[0]).toMatchObject({
      act: '口元だけで笑う',
      speech: 'ねえ、聞いて 今日は何をしようか。',
    });
    expect(turns[1]).toMatchObject({ act: '耳を赤くして黙りこむ' });
    expect(prompts.at(-1)).toContain('「ねえ、聞いて」（口元だけで笑う）「今日は何をしようか。」');
  } finally {
    await server.stop();
  }
});
