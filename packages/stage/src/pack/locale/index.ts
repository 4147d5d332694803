// The wording of problems in both languages.
import type { TextLanguage } from '../../base/vocabulary.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { ProblemWording } from './wording.ts';

export const problemWording: Readonly<Record<TextLanguage, ProblemWording>> = { ja, en };
