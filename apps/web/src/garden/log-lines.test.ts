// A log says each thing once.
import type { WatchedHappening } from '@hakoniwa/protocol';
import { expect, it } from 'vitest';
import { logLines } from './log-lines.ts';

const told = (kind: WatchedHappening['kind'], text: string, seq = 7): WatchedHappening => ({
  seq,
  at: 0,
  kind,
  text,
});

it('has no line for what is told as an episode or as speech, and no hour in any line', () => {
  const shown = logLines([
    told('line', '[06:16] 空 🍽️ 食事を終えた (15分)'),
    told('line', '[06:16] 空 ✨ 焦げていない半分を堪能した (mood+1)'),
    told('episode', '焦げていない半分を堪能した'),
    told('line', '[06:17] 篤 💬 「早いね」', 8),
    told('speech', '早いね', 8),
    told('line', '[06:18] 空 ✨ 焦げていない半分を堪能した', 9),
  ]);
  expect(shown.map(({ text }) => text)).toEqual([
    ...['空 🍽️ 食事を終えた (15分)', '焦げていない半分を堪能した', '早いね'],
    '空 ✨ 焦げていない半分を堪能した',
  ]);
});
