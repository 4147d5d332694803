// Scripted models over HTTP for tests: one that plays well, one that breaks everything it can.
import {
  type AnswerAsk,
  type FaultPlan,
  type ScriptedServer,
  startScriptedOpenAi,
} from '@hakoniwa/testkit';
import { onTestFinished } from 'vitest';

const LINES = [
  'うん、少し考えてみる。',
  'なるほど、そういうこと。',
  '次の休みが楽しみ。',
  '小さな発見、ひとつ。',
  '順番に片づけよう。',
  '面白い話を聞いた。',
  '遠回りも悪くない。',
];

/** Looks at what is there, and says something short. */
export const goodModel: AnswerAsk = ({ number }) =>
  `Thought: (落ち着いていこう)\nOutput: （あたりを見回す）「${LINES[number % LINES.length]}」`;

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
