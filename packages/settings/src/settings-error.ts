// What is wrong with a setting, and how to mend it, in both languages.
import type { Language } from '@hakoniwa/stage';
import type { SettingName } from './settings.ts';

/** A setting that cannot be used. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS';
  override readonly name = 'SettingsError';
  readonly setting: SettingName;
  readonly text: Readonly<Record<Language, string>>;

  constructor(setting: SettingName, text: Readonly<Record<Language, string>>) {
    super(text.en);
    this.setting = setting;
    this.text = text;
  }
}
