// The HTTP app as a library, for tests and for whoever serves gardens in a program of their own.
export { appOf, createApp } from './app.ts';
export { type AppParts, type CompleteApp, completeApp } from './app-parts.ts';
export type { BorderOptions, Rate } from './borders/border-options.ts';
export { type OpenedGardens, openGardens } from './gardens/open-gardens.ts';
export { openReferee, type Referee } from './gm/referee.ts';
export { type ListeningServer, openServer } from './listen/open-server.ts';
