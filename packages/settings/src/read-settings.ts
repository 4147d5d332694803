// Reads the settings from an environment and refuses what cannot be used.
import type { Language } from '@hakoniwa/stage';
import { settingWording } from './locale/index.ts';
import { isSecret, SETTINGS, type SettingName, type Settings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

/** Every setting, checked; throws SettingsError for the first that cannot be used. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const names = Object.keys(SETTINGS) as SettingName[];
  return Object.fromEntries(
    names.map((name) => [name, readOne(name, environment[name])]),
  ) as unknown as Settings;
}

function readOne(name: SettingName, given: string | undefined): unknown {
  const value = given?.trim() === '' ? undefined : given?.trim();
  const read = SETTINGS[name].schema.safeParse(value);
  if (read.success) return read.data;
  const shown = isSecret(name) ? '…' : (value ?? '');
  const detail = read.error.issues[0]?.message ?? '';
  const say = (language: Language) =>
    settingWording(language)
      .unusable.replace('{name}', name)
      .replace('{value}', () => shown)
      .replace('{detail}', () => detail)
      .replace('{about}', () => settingWording(language).about[name]);
  throw new SettingsError(name, { ja: say('ja'), en: say('en') });
}
