// The sky behind words of weather, in both languages.
import { expect, it } from 'vitest';
import { skyNow } from './sky.ts';

it.each([
  ['静かな雨', 'a quiet rain', 'rain'],
  ['激しい雨', 'steady rain', 'rain'],
  ['夏の夕立', 'a summer shower', 'rain'],
  ['嵐', 'a thunderstorm', 'storm'],
  ['春の雨が上がったところ', 'a spring rain just over', 'cleared'],
  ['雨上がり', 'the rain has stopped', 'cleared'],
  ['薄曇りで、風はやわらかい', 'thin cloud and a soft wind', 'cloud'],
  ['よく晴れている', 'bright and clear', 'clear'],
  ['夕焼け', 'a red evening sky', undefined],
])('%s and %s are %s', (ja, en, sky) => {
  expect([skyNow(ja), skyNow(en)]).toEqual([sky, sky]);
});
