// A fifth lot of habits by which small models spoil a good turn: most of them in perfect form, in what is said.
import { fifthWordsEn } from './data/fifth-words-en.ts';
import { type FifthPattern, fifthWordsJa } from './data/fifth-words-ja.ts';
import { patternKinds } from './filled-pattern.ts';

export const FIFTH_KINDS = patternKinds<FifthPattern>({ ja: fifthWordsJa, en: fifthWordsEn });
