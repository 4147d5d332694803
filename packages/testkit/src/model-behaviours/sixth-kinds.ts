// A sixth lot of habits by which small models spoil a good turn, written by a hand that had not seen the floor.
import { sixthWordsEn } from './data/sixth-words-en.ts';
import { type SixthPattern, sixthWordsJa } from './data/sixth-words-ja.ts';
import { patternKinds } from './filled-pattern.ts';

export const SIXTH_KINDS = patternKinds<SixthPattern>({ ja: sixthWordsJa, en: sixthWordsEn });
