// The languages there are: a folder each, and one line each here.
import type { Language as LanguageId } from '@hakoniwa/stage';
import { english } from './en/index.ts';
import type { LanguageFolder } from './folder.ts';
import { japanese } from './ja/index.ts';

export const LANGUAGE_READERS: Readonly<Record<LanguageId, LanguageFolder>> = {
  ja: japanese,
  en: english,
};
