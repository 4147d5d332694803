// Settings: everything the environment can say, in one checked list that every app reads.
export { loadEnvironment } from './load-environment.ts';
export { readSettings } from './read-settings.ts';
export { isSecret, SETTINGS, type SettingName, type Settings } from './settings.ts';
export { SettingsError } from './settings-error.ts';
export { type SettingLine, settingLines } from './settings-help.ts';
