// However much is written, so much of it is looked into and no more, and nothing that is said is lost.
import { describe, expect, it } from 'vitest';
import { tokenize } from '../language/en/token.ts';
import type { LanguageReader } from '../language/types.ts';
import { limits } from '../limits.ts';
import { readTurn } from '../reader/read-turn.ts';
import { readOutput } from './read.ts';

/** A language that counts the characters it is asked about. */
function countingLanguage(isAct: boolean) {
  const asked = { acts: 0, speech: 0 };
  const language: LanguageReader = {
    isAct: (text) => {
      asked.acts += text.length;
      return isAct;
    },
    acts: () => ({ acts: [], others: [], claims: [] }),
    speech: (text) => {
      asked.speech += text.length;
      return { questions: [], answers: false, claims: [], others: [] };
    },
    topics: () => [],
    core: (text) => text,
    played: () => [],
    playedVerbs: new Map(),
    isGoal: () => false,
  };
  return { asked, language };
}

function readAll(raw: string, { isAct = false } = {}) {
  const { asked, language } = countingLanguage(isAct);
  const reading = readOutput(raw, { speaker: 'Mia', others: ['Tom'], language });
  readTurn(reading, { language, cast: {} });
  return { asked, reading, codes: reading.repairs.map(({ code }) => code) };
}

const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '');

describe('a long output', () => {
  const rows: readonly (readonly [string, string])[] = [
    ['one stretch', 'word '.repeat(20_000)],
    ['many lines', 'a line of it\n'.repeat(8_000)],
    ['many quotations', '"said so" '.repeat(10_000)],
    ['many marks', '*waves* and says it '.repeat(5_000)],
    ['one word', 'a'.repeat(100_000)],
  ];

  it.each(rows)('[F16] of %s keeps every letter and is looked into so far', (_name, raw) => {
    const { asked, reading, codes } = readAll(raw);
    expect(letters(reading.speech ?? '')).toBe(letters(raw));
    expect(asked.speech).toBeLessThanOrEqual(limits.lookedInto);
    expect(asked.acts).toBeLessThanOrEqual(limits.lookedInto);
    expect(codes).toContain('too-long');
  });

  it('[F16] reads acts so far, and what lies beyond as speech', () => {
    const { asked, reading, codes } = readAll('*opens the old door*\n'.repeat(5_000), {
      isAct: true,
    });
    expect(asked.acts).toBeLessThanOrEqual(limits.lookedInto);
    expect(reading.blocks.filter(({ kind }) => kind === 'act').length).toBeGreaterThan(100);
    expect(letters(reading.blocks.map(({ text }) => text).join(''))).toBe(
      letters('opens the old door'.repeat(5_000)),
    );
    expect(codes).toContain('too-many-blocks');
  });

  it('[F16] of ordinary length is looked into whole, and nothing is said of it', () => {
    const raw = '*opens the door* Come in, come in. '.repeat(150);
    const { asked, codes } = readAll(raw, { isAct: true });
    expect(asked.acts + asked.speech).toBeGreaterThan(raw.length / 2);
    expect(codes).not.toContain('too-long');
  });
});

it('[F17] a word without an end is looked up by its beginning', () => {
  const [word] = tokenize('a'.repeat(5_000));
  expect(word?.lower).toHaveLength(limits.wordLength);
  expect(word).toMatchObject({ start: 0, end: 5_000 });
});
