// What of a speech an event keeps: who, where and what is promised and claimed, and never more than a little of it.
import { characterId } from '@hakoniwa/stage';
import { aCharacter, aPlace, aProp, aWorld } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { givenIn } from './given-words.ts';

const stones = Array.from({ length: 300 }, (_, i) =>
  aProp(`stone-${i}`, { place: 'park' }, { name: 'stone', portable: true }),
);
const names = aWorld({
  more: { language: 'en' },
  places: [
    aPlace('kitchen', ['park'], { name: 'kitchen' }),
    aPlace('park', ['kitchen'], { name: 'park' }),
  ],
  characters: [
    aCharacter('yana', 'kitchen', { name: 'Yana' }),
    aCharacter('ayu', 'kitchen', { name: 'Ayu' }),
  ],
  props: [...stones, aProp('key', { place: 'park' }, { name: 'key', portable: true })],
});
const said = (text: string) => givenIn(text, { names, speaker: characterId('yana') });

it('[R14] a promise names whom, where and what it is about', () => {
  expect(said("Ayu, I'll meet you at the park at three.").promises).toMatchObject([
    { to: 'ayu', place: 'park', deed: { kind: 'meeting' } },
  ]);
  expect(said("I'll give you the key tomorrow, I promise.").promises[0]?.deed.things).toEqual([
    'key',
  ]);
});

it('[R14] a speech of a thousand promises and claims is kept as a few, and a name of hundreds as some', () => {
  expect(said("I'll meet you at the park at three. ".repeat(1_000)).promises).toHaveLength(
    limits.promisesKept,
  );
  const { claims } = said('The stone is in the park. '.repeat(300));
  expect(claims).toHaveLength(limits.claimsKept);
  expect(claims[0]?.about.props).toHaveLength(limits.bearersKept);
});
