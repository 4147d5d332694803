// The headless client of a Hakoniwa server: calls, and gardens that are kept in step; for browsers and terminals.
export { type Api, createApi } from './api.ts';
export { ApiError, type ApiErrorCode } from './api-error.ts';
export { GardenWatch, type WatchState } from './garden-watch.ts';
export type { CharacterList, LogListAnswer } from './play/characters-api.ts';
export type { ShownPlay } from './play/play-state.ts';
export { SessionWatch } from './play/session-watch.ts';
export type { HistoryAnswer, ResultAnswer } from './play/sessions-api.ts';
export type { NewCharacterWish } from './play/wire-types.ts';
export { readSse } from './sse-reader.ts';
export type {
  BranchList,
  EventPage,
  GardenView,
  ImportedCardAnswer,
  LabExperimentList,
  LabResults,
  LabRunAnswer,
  LabTurn,
  Minds,
  ModelList,
  OwnPack,
  PromptPage,
  ReasonsAnswer,
  ServerSettingsChange,
  SettingsAnswer,
} from './wire-types.ts';
