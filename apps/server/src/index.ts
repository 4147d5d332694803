// The HTTP app as a library, for tests and for the CLI's serve.
export { type AppParts, createApp } from './app.ts';
export { idleLife } from './idle-life.ts';
export { readSettings, type Settings, SettingsError } from './settings.ts';
