// Names that are listed: found by what is asked, as a walk through the list would find them.
import { forAnySeed } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { ListedNames, listed, NamePart } from './listed-names.ts';

it('[W23] names are found as a walk through the whole list finds them', () => {
  forAnySeed(200, (dice) => {
    const word = () =>
      dice.times(1 + dice.below(4), () => dice.one(['a', 'B', '子', ' '])).join('');
    const parts = dice.times(dice.below(4), () => dice.times(dice.below(6), word));
    const names = new ListedNames(parts.map((part) => new NamePart(part)));
    const all = parts.flat();
    const asked = dice.times(5, word);
    const text = asked.join('');
    expect(names.has(asked[0] ?? '')).toBe(all.includes(asked[0] ?? ''));
    expect(names.first(asked)).toBe(all.find((name) => asked.includes(name)));
    const lower = asked.map((one) => one.toLowerCase());
    expect(names.firstLower(lower)).toBe(all.find((name) => lower.includes(name.toLowerCase())));
    expect([...new Set(names.standingIn(text))]).toEqual([
      ...new Set(all.filter((name) => text.includes(name))),
    ]);
  });
  expect(listed(['Ayu']).has('Ayu')).toBe(true);
  expect(listed(undefined).standingIn('Ayu')).toEqual([]);
});
