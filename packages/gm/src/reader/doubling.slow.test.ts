// What players and speakers write, of any length: four times the text takes four times the work, not sixteen.
// Slow because every reader is timed on every hostile shape at four lengths.
import { characterId, LANGUAGES } from '@hakoniwa/stage';
import { HOSTILE_TEXTS, type Reader, smallWorld, superLinear } from '@hakoniwa/testkit';
import { expect, it } from 'vitest';
import { markPlayed } from './marked.ts';
import { playedWordsIn } from './played-words.ts';
import { promisesIn } from './promises.ts';
import { readSpokenActs } from './speech/spoken-acts.ts';
import { statementsIn } from './statements.ts';

const world = smallWorld();

const READERS: Readonly<Record<string, Reader>> = {
  'acts and quotes': () => markPlayed,
  'what a player wants': () => (text) =>
    LANGUAGES.map((language) => playedWordsIn(text, { ...world, language })),
  'what words do': () => (text) =>
    LANGUAGES.map((language) =>
      readSpokenActs(text, { names: { ...world, language }, speaker: characterId('yana') }),
    ),
  promises: () => (text) => LANGUAGES.map((one) => promisesIn(text, one)),
  'what is said of the world': () => (text) =>
    LANGUAGES.map((language) => statementsIn(text, { ...world, language })),
};

it.each(Object.entries(READERS))('%s', (_name, reader) => {
  expect(superLinear(HOSTILE_TEXTS, reader)).toEqual([]);
});
