// The stall folder's door: the wire's score and the garden's progress detector.
export {
  NO_PROGRESS,
  type ProgressReport,
  type ProgressState,
  type ProgressTurn,
  watchProgress,
} from './progress.ts';
export {
  STALL_LEVELS,
  type StallLevel,
  speechLength,
  stallLevel,
  stallScore,
} from './wire-score.ts';
