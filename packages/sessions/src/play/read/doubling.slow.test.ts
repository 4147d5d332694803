// A player's words, of any length: four times the text takes four times the work, not sixteen.
import { HOSTILE_TEXTS, type Reader, superLinear } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { objectIn } from './as-written.ts';
import { shareOfPairs } from './likeness.ts';
import { marked, spokenIn } from './marked.ts';
import { WISHES } from './words.data.ts';

const READERS: Readonly<Record<string, Reader>> = {
  'acts and quotes': () => (text) => [marked(text), spokenIn(text)],
  'what is acted on': () => (text) => [objectIn(text, 'ja'), objectIn(text, 'en')],
  wishes: () => (text) =>
    Object.values(WISHES).flatMap((wishes) => Object.values(wishes).map((wish) => wish.test(text))),
  'likeness to a choice': () => (text) => shareOfPairs(text, text),
};

it.each(Object.entries(READERS))('%s', (_name, reader) => {
  const found = HOSTILE_TEXTS.flatMap((text) => {
    const growth = superLinear(text, reader);
    return growth === undefined ? [] : [`${text.name}: ${growth}`];
  });
  expect(found).toEqual([]);
});
