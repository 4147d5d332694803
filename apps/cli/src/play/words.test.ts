// What a typed line means.
import { expect, it } from 'vitest';
import { PLAY_WORDS, readAsked, spellingsOf } from './locale/play-words.ts';

it.each([
  ['2', { kind: 'choice', number: 2 }],
  [' ３ ', { kind: 'choice', number: 3 }],
  ['？', { kind: 'word', word: 'help' }],
  ['BAG', { kind: 'word', word: 'bag' }],
  ['持ち物', { kind: 'word', word: 'bag' }],
  ['look at the map', { kind: 'act', text: 'look at the map' }],
  ['10', { kind: 'act', text: '10' }],
  ['　地図を見る ', { kind: 'act', text: '地図を見る' }],
])('%j', (line, asked) => {
  expect(readAsked(line)).toEqual(asked);
});

it('no spelling means two things', () => {
  const all = PLAY_WORDS.flatMap((word) => spellingsOf(word, 'ja').map((one) => [word, one]));
  for (const [word, one] of all) expect(readAsked(one ?? '')).toEqual({ kind: 'word', word });
});
