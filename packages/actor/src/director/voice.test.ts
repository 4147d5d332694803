// Words outside of a scene are held to the same voice as in one.
import { aCharacter, aPlace, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { voiceFindings } from './voice.ts';

const world = aWorld({
  places: [aPlace('kitchen', []), aPlace('attic', [])],
  characters: [
    aCharacter('yana', 'kitchen', { name: 'やな' }),
    aCharacter('yana-2', 'kitchen', { name: 'みや' }),
    aCharacter('ayu', 'kitchen', { name: 'あゆ' }),
    aCharacter('cat', 'attic', { name: 'たま' }),
  ],
  more: {
    language: 'ja',
    systems: {
      sheets: {
        yana: { speech: { calls: { ayu: 'お嬢', cat: 'ねこ' }, never: ['です', 'だぜ'] } },
      },
    },
  },
});

it.each([
  ['yana', '今日はいい天気だ。', []],
  ['yana', '今日はいい天気です。', ['tone']],
  ['yana', 'あゆ、行こう。', ['address']],
  ['yana', 'お嬢、行こう。', []],
  ['yana', 'たまは屋根裏だ。', []],
  ['yana-2', '行くぜ、今日だぜ。', ['tone']],
  ['ayu', '今日はいい天気です。', []],
])('[D2] %s: %s → %j', (id, speech, found) => {
  const voice = id.replace(/-\d+$/, '');
  expect(voiceFindings({ world, id, voice, speech }).map(({ check }) => check)).toEqual(found);
});
