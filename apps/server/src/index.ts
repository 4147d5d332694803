// The HTTP app as a library, for tests and for the CLI's serve.
export { createApp } from './app.ts';
export type { AppParts } from './app-parts.ts';
export { Chronicle } from './chronicle.ts';
export { openReferee, type Referee } from './gm/referee.ts';
export { livingScene } from './living-scene.ts';
export { readSettings, type Settings, SettingsError } from './settings.ts';
