// The stall folder's door: the wire's score and the garden's progress detector.
export {
  NO_PROGRESS,
  PROGRESS_SETTINGS,
  type ProgressReport,
  type ProgressSettings,
  type ProgressState,
  type ProgressTurn,
  type SceneMode,
  watchProgress,
} from './progress.ts';
export { closest, similarity } from './repetition.ts';
export {
  SHORT_SPEECH,
  STALL_WINDOW,
  type StallLevel,
  speechLength,
  stallLevel,
  stallScore,
  type TurnMemory,
  topicRepeat,
} from './wire-score.ts';
