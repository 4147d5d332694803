// Scripted models over HTTP for tests, by their manners: from one that plays well to one that writes garbage.
import {
  type AnswerAsk,
  type FaultPlan,
  type ModelAsk,
  type ScriptedServer,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { onTestFinished } from 'vitest';

/** Whole sentences from parts, so that no two answers are alike. */
const PARTS = {
  ja: [
    ['さっきの話', '窓の外の音', '昨日の夢', '冷めた湯気', '来週の予定', '古い約束', '空いた皿'],
    ['は', 'なら', 'だけは', 'のことなら', 'より'],
    [
      'もう少しだけ、くわしく聞かせて。',
      '順番に片づけていくのがよさそう。',
      '忘れてしまうには、まだ早すぎる。',
      'ひとつ、面白い続きがあるらしい。',
      '明るいうちに決めておこう。',
    ],
  ],
  en: [
    ['That story', 'The noise outside', 'Your old plan', 'What you dreamt', 'That empty plate'],
    ['can wait, but', 'is one thing, and', 'reminds me:', 'is not finished, because'],
    [
      'you never told me how it ends.',
      'I would rather hear it twice than guess.',
      'somebody has to laugh first, so let it be me.',
      'we should settle it before the light goes.',
      'I counted, and it is your turn to choose.',
      "don't you dare say it was the wind.",
    ],
  ],
} as const;

type Tongue = keyof typeof PARTS;

/** A new sentence for every call. */
function sentence(language: Tongue, number: number): string {
  const [heads, middles, ends] = PARTS[language];
  const at = <T>(list: readonly T[], step: number): T => list[step % list.length] as T;
  const gap = language === 'en' ? ' ' : '';
  const round = Math.floor(number / heads.length);
  const middle = at(middles, round + Math.floor(round / ends.length));
  return [at(heads, number), middle, at(ends, number + round * 2)].join(gap);
}

const GESTURES = {
  ja: '少し考えてから、ゆっくりと首をかしげる',
  en: 'tilts a head, thinking it over',
};
const LINE = { ja: ['（', '）「', '」'], en: ['(', ') "', '"'] } as const;

function line(language: Tongue, number: number): string {
  const [open, between, close] = LINE[language];
  return `${open}${GESTURES[language]}${between}${sentence(language, number)}${close}`;
}

/** Looks at what is there, and says something new each time. */
export function goodModel(language: Tongue): AnswerAsk {
  return ({ number }) => line(language, number);
}

/** A fit line with something around it that no reader wants to see. */
export function sloppyModel(language: Tongue): AnswerAsk {
  const kinds: readonly ((text: string, ask: ModelAsk) => string)[] = [
    (text) => `**Ayu**: ${text}`,
    (text) => `<action>${text}</action>`,
    (text) =>
      language === 'ja' ? `以下が次のターンです。\n\n${text}` : `Here is the next turn:\n\n${text}`,
    (text) =>
      `${text}\n\n---\n${language === 'ja' ? '解説：気遣っています。' : 'Note: this shows care.'}`,
    (text) => `${text}<end_of_turn>\n<start_of_turn>model`,
    (text) => text.slice(0, -3),
    (text) => JSON.stringify({ speech: text.replaceAll('"', '') }),
  ];
  return (ask) => kinds[ask.number % kinds.length]?.(line(language, ask.number), ask) ?? '';
}

/** Five lines, whatever is asked. */
export function parrotModel(language: Tongue): AnswerAsk {
  return ({ number }) => line(language, number % 5);
}

/** Unfinished data, code, heaps of words. */
export function garbageModel(language: Tongue): AnswerAsk {
  const heap =
    language === 'ja' ? '砂糖がをは皿皿のにの窓をが' : 'plate of the is window a the was under of';
  const kinds = [
    '```json\n{"foo": [1,2,\n%%%%',
    'def main():\n    return {"a": 1',
    heap,
    '%%%% #### ::::',
  ];
  return ({ number }) => kinds[number % kinds.length] ?? '';
}

export function refusingModel(language: Tongue): AnswerAsk {
  return () =>
    language === 'ja'
      ? '申し訳ありませんが、その内容にはお応えできません。'
      : 'I am sorry, but I cannot continue this roleplay.';
}

/** Always the other language. */
export function foreignModel(language: Tongue): AnswerAsk {
  return ({ number }) => line(language === 'ja' ? 'en' : 'ja', number);
}

/** Inventions, another language, another voice, and data instead of words. */
export const badModel: AnswerAsk = ({ number }) =>
  [
    '（望遠鏡を手に取る）「ほら。」',
    'Sure! Here is the next line of the dialogue you asked for.',
    '{"unexpected":[1,2,3]}',
    '（バイオリンを弾く）「姉様、やなちゃん、素晴らしいです。」',
  ][number % 4] ?? '';

/** A server that ends with the test; `ask` is its address in an experiment. */
export async function aModelServer(
  answer: AnswerAsk,
  fault?: FaultPlan,
): Promise<ScriptedServer & { readonly ask: string }> {
  const server = await startScriptedOpenAi({ answer, ...(fault && { fault }) });
  onTestFinished(() => server.stop());
  return { ...server, ask: `openai:scripted@${server.url}/v1` };
}
