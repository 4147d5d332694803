// The words a voice never says and the names it calls people by, row by row.
import { expect, it } from 'vitest';
import type { Sheet } from '../sheet/sheet.ts';
import { addressOf } from './address.ts';
import { says, toneOf } from './tone.ts';

it.each([
  ['Well, dude.', 'dude', true],
  ['DUDE!', 'dude', true],
  ['dudes', 'dude', false],
  ['a subdued dude', 'dude', true],
  ['subdude', 'dude', false],
  ['you know', 'you know', true],
  ['', 'dude', false],
  ['俺が行く', '俺', true],
  ['私が行く', '俺', false],
] as const)('[D2] %j says %j: %s', (speech, word, is) => {
  expect(says(speech, word)).toBe(is);
});

const sheet = {
  speech: { never: ['dude', 'pal'], calls: { ayu: 'Miss Ayu', mio: 'boss', ren: 'kid' } },
} as unknown as Sheet;

it('[D2] every word that is never said and is here is found, with what to say instead', () => {
  const found = toneOf({ speech: 'Hey, pal. Dude!', sheet, language: 'en' });
  expect(found.map(({ check, what }) => [check, what])).toEqual([
    ['tone', 'dude'],
    ['tone', 'pal'],
  ]);
  for (const { what, guidance } of found) expect(guidance).toContain(what);
  expect(toneOf({ speech: 'Hey.', sheet, language: 'en' })).toEqual([]);
});

it('[D3] who is called by the bare name, and not as this voice calls them, is found', () => {
  const others = ['ayu', 'mio', 'ren', 'toString'].map((id) => ({
    id,
    name: id.charAt(0).toUpperCase() + id.slice(1),
  }));
  const found = (speech: string) => addressOf({ speech, sheet, language: 'en' }, others);
  // Her name is in what she is called: that is no fault.
  expect(found('Ayu! Mio! ToString!').map(({ check, what }) => [check, what])).toEqual([
    ['address', 'Mio'],
  ]);
  expect(found('Mio!')[0]?.guidance).toMatch(/Mio.*boss|boss.*Mio/);
  expect(found('Hello, boss.')).toEqual([]);
});
