// The server's texts of a language.
import { type Language, languageOfTag, type TextTable, textIn } from '@hakoniwa/stage';
import { en as accountsEn } from '../accounts/locale/en.ts';
import { ja as accountsJa } from '../accounts/locale/ja.ts';
import { en as fieldsEn } from '../api/locale/en.ts';
import { ja as fieldsJa } from '../api/locale/ja.ts';
import { en as jobsEn } from '../jobs/locale/en.ts';
import { ja as jobsJa } from '../jobs/locale/ja.ts';
import { en as labEn } from '../lab/locale/en.ts';
import { ja as labJa } from '../lab/locale/ja.ts';
import { en as modelsEn } from '../models/locale/en.ts';
import { ja as modelsJa } from '../models/locale/ja.ts';
import { en as packsEn } from '../packs/locale/en.ts';
import { ja as packsJa } from '../packs/locale/ja.ts';
import { en as playFieldsEn } from '../play/fields/locale/en.ts';
import { ja as playFieldsJa } from '../play/fields/locale/ja.ts';
import { en as playEn } from '../play/locale/en.ts';
import { ja as playJa } from '../play/locale/ja.ts';
import { en as settingsEn } from '../settings/locale/en.ts';
import { ja as settingsJa } from '../settings/locale/ja.ts';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { ApiWording } from './wording.ts';

export type { ApiWording, Text } from './wording.ts';

const WORDINGS: TextTable<ApiWording> = {
  ja: {
    ...playFieldsJa,
    ...playJa,
    ...ja,
    ...fieldsJa,
    ...accountsJa,
    ...modelsJa,
    ...jobsJa,
    ...packsJa,
    ...settingsJa,
    ...labJa,
  },
  en: {
    ...playFieldsEn,
    ...playEn,
    ...en,
    ...fieldsEn,
    ...accountsEn,
    ...modelsEn,
    ...jobsEn,
    ...packsEn,
    ...settingsEn,
    ...labEn,
  },
};

/** The texts of a language. */
export function serverWording(language: Language): ApiWording {
  return textIn(WORDINGS, language);
}

/** The language asked for, else the first one of a browser's list that we speak, else English. */
export function chooseLanguage(asked: string | undefined, accepted: string | undefined): Language {
  const wishes = [asked ?? '', ...(accepted ?? '').split(',')];
  return wishes.flatMap((word) => languageOfTag(word) ?? [])[0] ?? 'en';
}
