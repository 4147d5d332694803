// The HTTP app as a library, for tests and for whoever serves gardens of another keeper.
export { appOf, createApp } from './app.ts';
export { type AppParts, type CompleteApp, completeApp } from './app-parts.ts';
export type { BorderOptions, Rate } from './borders/border-options.ts';
export type {
  Caller,
  GardenFacts,
  Gardens,
  Kept,
  NewGarden,
  OpenGarden,
  OpenGardenCard,
  ShownClock,
} from './gardens/gardens.ts';
export { KeptGardens, type KeptGardensOptions } from './gardens/kept-gardens.ts';
export { MemoryGardens } from './gardens/memory-gardens.ts';
export { type OpenedGardens, openGardens } from './gardens/open-gardens.ts';
export { packCatalog } from './gardens/pack-catalog.ts';
export { openReferee, type Referee } from './gm/referee.ts';
export { type ListeningServer, openServer } from './listen/open-server.ts';
