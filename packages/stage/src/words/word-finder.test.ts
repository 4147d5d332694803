// Which of many words stand in a text.
import { forAnySeed } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { WordFinder } from './word-finder.ts';

it('[W13] finds exactly the words that a text holds, in the order of the list', () => {
  forAnySeed(300, (dice) => {
    const word = (most: number) =>
      dice.times(dice.below(most), () => dice.one(['a', 'b', '箱', ' '])).join('');
    const words = dice.times(dice.below(30), () => word(6));
    const text = word(40);
    const found = new WordFinder(words).placesIn(text).map((place) => words[place]);
    const held = words.filter((one) => one !== '' && text.includes(one));
    expect(found).toEqual([...new Set(held)]);
  });
});
