// The languages there are: a folder each, and one line each here.
import type { Language as LanguageId } from '@hakoniwa/stage';
import { english } from './en/index.ts';
import type { WholeLanguage } from './folder.ts';
import { japanese } from './ja/index.ts';
import { wholeLanguage } from './whole-language.ts';

export const LANGUAGE_READERS: Readonly<Record<LanguageId, WholeLanguage>> = {
  ja: wholeLanguage(japanese),
  en: wholeLanguage(english),
};
