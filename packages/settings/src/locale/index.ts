// The texts about settings of a language.
import { type Language, type TextTable, textIn } from '@hakoniwa/stage/vocabulary';
import { en } from './en.ts';
import { ja } from './ja.ts';
import type { SettingsWording } from './wording.ts';

const WORDINGS: TextTable<SettingsWording> = { ja, en };

export function settingWording(language: Language): SettingsWording {
  return textIn(WORDINGS, language);
}
