// Among many names those of vessels are found by what they hold, exactly where one asked by itself says so.
import { aProp, aWorld, type Dice, forAnySeed } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { englishLore } from '../language/en/lore.ts';
import { japaneseLore } from '../language/ja/lore.ts';
import { calledOf } from './called.ts';
import { isVesselOf } from './contents-named.ts';
import { PartNames } from './part-names.ts';

const WORDS = {
  en: ['blue', 'tea', 'rose', 'whiskey', 'bottle', 'bush', 'box', 'cup', 'jar'],
  ja: ['古い', 'お茶', '水', 'バラ', 'の', 'ボトル', '箱', 'コップ', '瓶', '木'],
} as const;
const LORES = { en: englishLore, ja: japaneseLore };

function anyName(dice: Dice, language: 'ja' | 'en'): string {
  const words = dice.times(1 + dice.below(3), () => dice.one(WORDS[language]));
  return words.join(language === 'en' && dice.percent(80) ? ' ' : '');
}

it.each(['en', 'ja'] as const)('finds every vessel of a word and no other, %s', (language) => {
  const lore = LORES[language];
  let count = 0;
  forAnySeed(10, (dice) => {
    const { props } = aWorld({
      props: Array.from({ length: 120 }, (_, i) =>
        aProp(`p${i}`, { place: 'hall' }, { name: anyName(dice, language) }),
      ),
    });
    const all = [...props.values()].map((prop) => calledOf('prop', prop));
    const part = new PartNames(all, 'prop');
    expect(part.isSmall).toBe(false);
    for (let i = 0; i < 30; i++) {
      const word = anyName(dice, language);
      const vessels = all.filter(({ spaced }) =>
        spaced.some((name) => isVesselOf(word, { name, lore })),
      );
      expect(part.vesselsOf(word, lore)).toEqual(vessels);
      count += vessels.length;
    }
  });
  expect(count).toBeGreaterThan(0);
});
