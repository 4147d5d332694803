// What state words mean, in both languages.
import { expect, it } from 'vitest';
import { meaningsOf } from './means.ts';

it.each([
  ['locked', 'locked'],
  ['Locked', 'locked'],
  ['施錠', 'locked'],
  ['鍵がかかっている', 'locked'],
  ['unlocked', 'unlocked'],
  ['解錠済み', 'unlocked'],
  ['closed', 'closed'],
  ['閉まっている', 'closed'],
  ['open', 'open'],
  ['off', 'off'],
  ['故障中', 'broken'],
  ['電池切れ', 'broken'],
  ['jammed', 'broken'],
  ['out of order', 'broken'],
  ['空', 'empty'],
  ['空っぽ', 'empty'],
  ['空色', ''],
  ['Empty', 'empty'],
  ['asleep', 'asleep'],
  ['睡眠中', 'asleep'],
  ['起床済み', ''],
  ['hands tied', 'bound'],
  ['default', ''],
  ['clickable', ''],
  ['filled', 'full'],
  ['満タン', 'full'],
  ['dry', 'empty dry'],
  ['濡れている', 'wet'],
  ['濡れていない', ''],
  ['乾いた', 'dry'],
  ['汚れている', 'dirty'],
  ['沸いている', 'hot'],
  ['冷めた', 'cold'],
  ['clean', 'clean'],
])('[L11] %s means %s', (word, meaning) => {
  expect([...meaningsOf(word)].join(' ')).toBe(meaning);
});
