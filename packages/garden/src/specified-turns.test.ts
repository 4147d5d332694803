// Turns of a model in the words of the specifications, over real HTTP: what is cleaned, refused and told on.
import { isJsonObject, type Json } from '@hakoniwa/stage';
import { loopbackDoor, type ModelAsk, startScriptedOllama } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { playWith, toldIn } from '../test/model-scene.ts';
import { openModel } from './model-run.ts';

/** Plays a kitchen morning whose model answers so; every prompt it was given, in one text each. */
async function played(turns: number, answer: (ask: ModelAsk) => string) {
  const prompts: string[] = [];
  const server = await startScriptedOllama({
    answer: (ask) => {
      prompts.push(ask.messages.map(({ content }) => content).join('\n'));
      return answer(ask);
    },
  });
  const address = { server: 'ollama', model: 'gemma3:4b', baseUrl: server.url } as const;
  const model = openModel({ door: loopbackDoor, address });
  const scene = { scenario: 'kitchen_morning', mode: 'fused', deadlineMs: 60_000 } as const;
  try {
    return { ...(await playWith({ model, turns, ...scene })), prompts };
  } finally {
    await server.stop();
  }
}

const isRepair = ({ last }: ModelAsk) => last.includes('このままでは使えません');

it('[GR76] 「*行動* ← 今後禁止、見つけたらサニタイズ対象」: an act between asterisks is kept as （行動）「台詞」', async () => {
  const scene = await played(1, () => '*小さく頷く*「おはよう、早いね。」');
  expect(scene.turns[0]).toMatchObject({ act: '小さく頷く', speech: 'おはよう、早いね。' });
  const [event] = toldIn(scene);
  const written = event?.command?.type === 'perform' ? event.command.text : undefined;
  expect(written).toBe('（小さく頷く）「おはよう、早いね。」');
});

it('[GR76] 「置換可能 → 汎用動作に置換」: the stand-in is seen, and the record has the form of §5.2', async () => {
  const scene = await played(1, () => '（眼鏡を押し上げる）「ふうん、そうなんだ。」');
  expect(scene.turns[0]).toMatchObject({
    act: '目を細める',
    speech: 'ふうん、そうなんだ。',
    sanitizer: {
      triggered: true,
      action_removed: false,
      action_replaced: true,
      blocked_props: ['眼鏡'],
      original_action: '眼鏡を押し上げる',
      replacement: '目を細める',
    },
  });
  const [event] = toldIn(scene);
  const note: Json = (event?.command?.type === 'perform' && event.command.note) || {};
  expect(isJsonObject(note) ? note.sanitizer : undefined).toEqual(scene.turns[0]?.sanitizer);
});

it('[GR76] what is in the scene is no case for the sanitizer, in whatever width and with whatever before it', async () => {
  const scene = await played(1, () => '（コーヒーを見つめる）「いい香り。」');
  expect(scene.turns[0]?.sanitizer).toBeUndefined();
  expect(scene.turns[0]?.speech).toBe('いい香り。');
});

it('[GR77] what was refused before the judge saw it is in the same one’s next prompt', async () => {
  // Twice in vain: the act is given up, the words stay, and nobody but the doer knows.
  const speakers: string[] = [];
  const scene = await played(3, (ask) => {
    const isFirst = ask.number === 1 || (ask.number === 2 && isRepair(ask));
    return isFirst ? '（ドラゴンの檻を開ける）「開けるよ。」' : `「うん、${ask.number}つ目だね。」`;
  });
  speakers.push(...scene.turns.map(({ who }) => who));
  expect(scene.turns[0]).toMatchObject({ gaveUp: true, speech: '開けるよ。', act: null });
  const own = speakers.indexOf(speakers[0] ?? '', 1);
  expect(own).toBeGreaterThan(0);
  const [first, ...later] = scene.prompts.filter(
    (prompt) => !prompt.includes('このままでは使えません'),
  );
  const mentions = later.map((prompt) => /FACT: .*(?:檻|ドラゴン)/.test(prompt));
  expect(first).not.toMatch(/檻|ドラゴン/);
  expect(mentions.indexOf(true)).toBe(own - 1);
});

it('[GR78] 「変化時のみ注入」: nothing changed, nothing told; a change is told once, and never as what is merely there', async () => {
  const said = ['「おはよう。」', '「よく眠れた？」', '（マグカップを手に取る）「これ借りるね。」'];
  const scene = await played(5, ({ number }) => said[number - 1] ?? `「そうだね、${number}。」`);
  expect(scene.turns.every(({ allowed }) => allowed)).toBe(true);
  const facts = scene.prompts.map((prompt) => prompt.match(/^FACT: .*$/gm) ?? []);
  expect(facts.slice(0, 3)).toEqual([[], [], []]);
  expect(facts[3]?.join()).toMatch(/マグカップ/);
  expect(facts.flat().join()).not.toContain('ここにあるのは');
});
