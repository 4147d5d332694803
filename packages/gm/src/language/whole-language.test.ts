// A folder that brings only its acts, nouns and names is a language all the same.
import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import type { LanguageFolder } from './folder.ts';
import { wholeLanguage } from './whole-language.ts';

const ANALYSERS = { japanese: { tokenize: () => [] } };
const seen: string[] = [];
const folder: LanguageFolder = {
  create: () => ({
    acts: (text) => {
      seen.push(text);
      return { acts: [], others: [], claims: [] };
    },
  }),
  lore: { isPassage: (word) => word === 'pordo' },
  names: { narrowed: [], owned: (owner) => owner, doorTo: (place) => place },
};
const whole = wholeLanguage(folder);
const reader = whole.create(ANALYSERS);

it('[L3] what stands between marks is an act, and speech is asked for its questions alone', () => {
  expect(reader.isAct('ridetas')).toBe(true);
  expect(reader.speech('Saluton! Kie ĝi estas? Mi ne scias.')).toEqual({
    ...{ questions: ['Kie ĝi estas?'], answers: false, claims: [], others: [] },
  });
  expect(reader.topics('la taso')).toEqual([]);
  expect(reader.core('Mi PRENAS, la tason!')).toBe('mi prenas la tason');
});

it('[L3] no more than a bounded part of a text is handed to it', () => {
  reader.acts('a'.repeat(limits.lookedInto + 9));
  expect(seen.at(-1)).toHaveLength(limits.lookedInto);
});

it('[L3] what it does not know of nouns is not so, and what it knows is', () => {
  expect(whole.lore.isPassage('pordo')).toBe(true);
  expect(whole.lore.isBackground('planko')).toBe(false);
  expect(whole.lore.spellings('taso')).toEqual([]);
});

it('[L3] nothing is promised, claimed, wished or sanitized in it', () => {
  const { promises, statements } = whole.talk;
  expect(promises.deedIn('Mi promesas: mi venos.')).toBeUndefined();
  expect(statements.unsaid.test('La taso estas en la kesto.')).toBe(true);
  expect(whole.sanitizing.script?.test('Mi prenas la tason.')).toBe(false);
  expect(whole.play.wishes.question?.test('Kie?')).toBe(true);
});

it('[L3] what it brings takes the place of what it would lack', () => {
  const hours = { ...whole.hours, clockMark: 'h' };
  const own = wholeLanguage({
    ...folder,
    hours,
    create: () => ({ acts: () => ({ acts: [], others: [], claims: [] }), isAct: () => false }),
  });
  expect(own.hours).toBe(hours);
  expect(own.create(ANALYSERS).isAct('ridetas')).toBe(false);
});
