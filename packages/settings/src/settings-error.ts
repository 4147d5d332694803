// What is wrong with a setting, and how to mend it, in both languages.
import type { TextLanguage } from '@hakoniwa/stage';
import type { SettingName } from './settings.ts';

/** A setting that cannot be used. */
export class SettingsError extends Error {
  readonly code = 'SETTINGS';
  override readonly name = 'SettingsError';
  readonly setting: SettingName;
  readonly text: Readonly<Record<TextLanguage, string>>;

  constructor(setting: SettingName, text: Readonly<Record<TextLanguage, string>>) {
    super(text.en);
    this.setting = setting;
    this.text = text;
  }
}
