// Among thousands of names a word means what it means among a few.
import { aCharacter, aPlace, aProp, aWorld, type Dice, forAnySeed } from '@hakoniwa/testkit';
import { describe, expect, it } from 'vitest';
import { englishLore } from '../language/en/lore.ts';
import { japaneseLore } from '../language/ja/lore.ts';
import { Names } from './names.ts';
import { resolveNoun } from './resolve-noun.ts';

const WORDS = {
  en: ['mug', 'blue', 'paint', 'brush', 'box', 'tea', 'bottle', 'Biscuit', 'kettle', 'lid', 'jar'],
  ja: [
    'カップ',
    'マグ',
    '箱',
    'の',
    '古い',
    'はさみ',
    '花切り',
    'ばさみ',
    'お茶',
    'ボトル',
    '鏡',
    '手',
  ],
} as const;
const LORES = { en: englishLore, ja: japaneseLore };

/** A name or noun put together from a few words, sometimes with a slip of the pen. */
function anyName(dice: Dice, language: 'ja' | 'en'): string {
  const words = dice.times(1 + dice.below(3), () => dice.one(WORDS[language]));
  const name = words.join(language === 'en' && dice.percent(80) ? ' ' : '');
  return dice.percent(15) ? name.slice(0, -1) + dice.one(['x', 'ン']) : name;
}

function namesOf(props: readonly Record<string, unknown>[]): Names {
  const world = aWorld({
    places: [aPlace('hall', ['yard']), aPlace('yard', ['hall'])],
    characters: [aCharacter('yana', 'hall'), aCharacter('ayu', 'yard', { aliases: ['Biscuit'] })],
    props,
  });
  const speaker = world.characters.get('yana');
  if (!speaker) throw new Error('nobody asks');
  return Names.of(world, speaker);
}

function anyThing(dice: Dice, language: 'ja' | 'en') {
  const at = dice.one([{ place: 'hall' }, { place: 'yard' }, { holder: 'yana' }]);
  return (_: unknown, i: number) =>
    aProp(`p${i}`, at, {
      name: anyName(dice, language),
      aliases: dice.percent(20) ? [anyName(dice, language)] : [],
      ...(dice.percent(10) ? { yields: [{ name: dice.one(WORDS[language]), kind: 'drink' }] } : {}),
    });
}

/** Things that nothing in these tests is called like. */
const OTHERS = Array.from({ length: 300 }, (_, i) =>
  aProp(`q${i}`, { place: 'hall' }, { name: `ЖФЩ ${'ДЛЯ'.repeat(1 + (i % 3))} ${i}` }),
);

describe('a noun', () => {
  it.each(['en', 'ja'] as const)('[W22] means the same among many other things, %s', (language) => {
    forAnySeed(40, (dice) => {
      const things = Array.from({ length: 30 }, anyThing(dice, language));
      const few = namesOf(things);
      const many = namesOf([...things, ...OTHERS]);
      for (let i = 0; i < 20; i++) {
        const head = anyName(dice, language);
        const modifiers = dice.times(dice.below(3), () => anyName(dice, language));
        const noun = { text: [...modifiers, head].join(' '), head, modifiers };
        const prefer = dice.one(['prop', 'place', 'character', undefined] as const);
        const meant = (names: Names) =>
          resolveNoun(noun, {
            names,
            lore: LORES[language],
            antecedent: undefined,
            ...(prefer ? { prefer } : {}),
          });
        expect(meant(many)).toEqual(meant(few));
      }
    });
  });
});
