// A turn as lines: the verdict with its correction, the meter, and what went wrong behind it.
import type { SceneTurn } from '@hakoniwa/garden';
import { expect, it } from 'vitest';
import { painter } from '../output/paint.ts';
import { toldTurn } from './told-turn.ts';

const denied: SceneTurn = {
  ...{ turn: 3, who: 'yana', name: 'やな', act: 'ハンマーを取る', speech: 'あれ？' },
  ...{ allowed: false, reason: 'MISSING_OBJECT', why: 'ハンマーはここにない。' },
  correction: 'ここにあるのはマグカップ。',
  ...{ thought: '叩きたい。', stall: 0.62, injected: '電話が鳴った。', seq: 9, stateHash: 'x' },
};
const plain = { language: 'ja', paint: painter(false), hasThoughts: false } as const;

it('says who, what, why not, what instead, what happened and how it stalls', () => {
  expect(toldTurn(denied, { ...plain, hasThoughts: true, cost: '2 回' }).split('\n')).toEqual([
    '  3 やな（ハンマーを取る）「あれ？」',
    '    … 叩きたい。',
    '    ✗ MISSING_OBJECT ハンマーはここにない。',
    '      → ここにあるのはマグカップ。',
    '    ⟡ 電話が鳴った。',
    '    停滞 ▮▮▮▯▯ 0.62 · 2 回',
  ]);
});

it('keeps thoughts to itself unless they are wanted, and is short when all is well', () => {
  const quiet = { ...denied, allowed: true, stall: 0, injected: null };
  expect(toldTurn(quiet, plain)).toBe('  3 やな（ハンマーを取る）「あれ？」');
  const silent = { ...quiet, act: null, speech: null, name: 'Yana' };
  expect(toldTurn(silent, { ...plain, language: 'en' })).toBe('  3 Yana: …');
});

it.each([
  ['instinct', 'モデルが答えられず（MODEL_HTTP）、本能が'],
  ['model', 'やり直しに失敗し（MODEL_HTTP）'],
])('names a failure when %s took the turn', (mind, words) => {
  const failed = { ...denied, allowed: true, mind, failure: 'MODEL_HTTP', gaveUp: true };
  expect(toldTurn(failed, plain)).toContain(words);
});
