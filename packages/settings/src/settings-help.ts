// The settings as lines of help, written from the list.
import type { Language } from '@hakoniwa/stage';
import { settingWording } from './locale/index.ts';
import { SETTINGS, type SettingName } from './settings.ts';

export interface SettingLine {
  readonly name: SettingName;
  readonly help: string;
}

/** One line per setting. */
export function settingLines(language: Language): readonly SettingLine[] {
  const { about } = settingWording(language);
  return (Object.keys(SETTINGS) as SettingName[]).map((name) => ({ name, help: about[name] }));
}
