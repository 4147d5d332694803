import { describe, expect, it } from 'vitest';
import { aRequest, codeOf } from '../../test/servers.ts';
import { scriptedModel } from '../scripted/scripted-model.ts';
import { estimatePrompt, estimateTokens } from '../tokens/estimate-tokens.ts';
import { withTruncationGuard } from './with-truncation-guard.ts';

const long = [{ role: 'user' as const, content: '姉様、おはようございます。'.repeat(200) }];

describe('the truncation guard', () => {
  it.each([
    ['a prompt that was read', 1400, 'answered'],
    ['a prompt cut to half a window', 512, 'MODEL_TRUNCATED'],
    ['a server that does not count', undefined, 'answered'],
  ])('[M22] %s', async (_, promptTokens, code) => {
    // Without a count of the answer: that of the prompt is checked all the same.
    const closing = promptTokens === undefined ? {} : { promptTokens };
    const model = withTruncationGuard()(scriptedModel(() => ({ text: 'x', ...closing })));
    expect(await codeOf(model.generate(aRequest({ messages: long })))).toBe(code);
  });

  it('[M22] a cut answer is an error only where it must be whole', async () => {
    const model = withTruncationGuard()(scriptedModel(() => ({ text: '{', finish: 'length' })));
    expect(await codeOf(model.generate(aRequest()))).toBe('answered');
    expect(await codeOf(model.generate(aRequest({ schema: { type: 'object' } })))).toBe(
      'MODEL_TRUNCATED',
    );
  });
});

describe('our own count of tokens', () => {
  // Counted with Gemma 4's vocabulary.
  it.each([
    [
      '姉様、おはようございます。今日の予定は、まだ詳細が決まっていないのですが、いくつか書類の整理と、資料のレビューがあると思います。',
      29,
    ],
    ['（カップを置いて）「おはよう、あゆ。今日は早いね。コーヒーを淹れようか？」', 22],
    ['The quick morning light fell across the kitchen table, and nobody had made coffee yet.', 17],
    [
      '<character id="yana" place="kitchen"><holding>マグカップ</holding><needs satiety="62" energy="48"/></character>',
      30,
    ],
    ['{"speech":"おはよう","mood":"calm","acts":[{"verb":"take","object":"mug_1"}]}', 23],
    ['2026-11-15 07:30, day 3, turn 128', 26],
  ])('[M23] is near the true count of %j', (text, count) => {
    expect(estimateTokens(text) / count).toBeGreaterThan(0.7);
    expect(estimateTokens(text) / count).toBeLessThan(1.4);
  });

  it('[M23] grows with the text and counts what the template adds', () => {
    expect(estimateTokens('')).toBe(0);
    expect(estimateTokens('あ')).toBe(1);
    expect(estimatePrompt([{ role: 'user', content: '' }])).toBeGreaterThan(0);
  });
});
