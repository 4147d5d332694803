// The texts about settings that every language needs.
import type { SettingName } from '../settings.ts';

export interface SettingsWording {
  /** With {name}, {value}, {detail} and {about}. */
  readonly unusable: string;
  readonly about: Readonly<Record<SettingName, string>>;
}
