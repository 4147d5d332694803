// The garden: packs read from disk, the one rulebook, and the runtime with its single writer.
export {
  type ChronicleEntry,
  type ChronicleFilter,
  chronicleEntries,
  dayOf,
  toldMomentOf,
} from './chronicle/chronicle.ts';
export {
  chronicleHtml,
  chronicleLines,
  chronicleMarkdown,
  markdownDays,
  markdownTitle,
} from './chronicle/chronicle-text.ts';
export { CLOCK_SET } from './clock/clock-rules.ts';
export { GardenClock, type GardenClockParts } from './clock/garden-clock.ts';
export type { ClockEnd, RunGoal } from './clock/goal.ts';
export { parseSpeed, SPEEDS, type Speed } from './clock/speed.ts';
export { type LeftClock, takeUpClock } from './clock/take-up.ts';
export { correctionOf } from './correction.ts';
export { EffectRunner, type EffectRunnerParts } from './effects/effect-runner.ts';
export type { EffectOutcome, PerformEffect } from './effects/perform-effect.ts';
export { FairLoop, fairLoop } from './fair-loop.ts';
export {
  Garden,
  type GardenParts,
  MovedOnError,
  type NextCommand,
  type Notice,
  type SubmitOptions,
  type Submitted,
} from './garden.ts';
export {
  AskRefusedError,
  KeeperClosedError,
  KeyReusedError,
  NoSuchWorkError,
  NoTurnsError,
  WriterSilentError,
} from './keeper/errors.ts';
export { Keeper, type KeeperParts } from './keeper/keeper.ts';
export type { KeptGarden } from './keeper/kept-garden.ts';
export { lifeMind } from './life-mind/life-mind.ts';
export type {
  ClockFace,
  ClockWish,
  Living,
  LivingMinds,
  OpenLiving,
  TurnWish,
  Work,
} from './living/living.ts';
export {
  type LivingOptions,
  type LivingPack,
  lifeIn,
  openLiving,
  rulesOf,
} from './living/open-living.ts';
export { NoSuchSpeedError } from './living/town-clock.ts';
export {
  checkPack,
  checkPackFiles,
  type LoadPack,
  loadPack,
  PackProblemsError,
  type PackSource,
  soundPack,
} from './load-pack.ts';
export { type CallLedger, type CallSums, callIdAt, type WrittenCall } from './minds/call-ledger.ts';
export {
  inspectPrompt,
  PROMPT_TOKENS,
  type PromptPartShown,
  type PromptShown,
} from './minds/inspect-prompt.ts';
export { keptLedger } from './minds/kept-ledger.ts';
export { memoryLedger } from './minds/memory-ledger.ts';
export { mindChoiceIn, modelNameFor, USUAL_MINDS } from './minds/mind-choice.ts';
export { MindBoard } from './minds/mind-news.ts';
export {
  MindRoom,
  type MindRoomParts,
  type ModelSource,
  type SourcedModel,
} from './minds/mind-room.ts';
export { roomCast, roomPerform } from './minds/room-minds.ts';
export { townControl } from './minds/town-control.ts';
export {
  type ModelCast,
  modelCast,
  type OpenModel,
  openEmbedder,
  openModel,
  recordedModel,
} from './model-run.ts';
export {
  addressInName,
  isFullModelName,
  type ModelAddress,
  ModelFormError,
  normalModelName,
  parseModelAddress,
} from './model-run-address.ts';
export {
  type FoundModel,
  findModel,
  lookForModels,
  type ModelSettings,
  NoModelError,
} from './model-run-find.ts';
export { type ForecastScene, forecastScene } from './model-run-forecast.ts';
export { createRecording, RecordingError, readRecording } from './model-run-journal.ts';
export { modelKeys, serversNamedBy } from './model-run-keys.ts';
export {
  QualityGauge,
  type QualityGaugeOptions,
  type QualityRecord,
  type ScoredLine,
  type ScoredQuality,
} from './model-run-quality.ts';
export { scoredScene } from './model-run-scored.ts';
export { type OpenedScene, type OpenScene, OtherSceneError, openScene } from './open-scene.ts';
export { PackFolderError, readPackFolder } from './read-pack-folder.ts';
export { Recollection } from './recollection.ts';
export { metricsOf, type TownMetrics } from './report/metrics.ts';
export { recordOf } from './report/record-of.ts';
export { reportData, type TownReportInput } from './report/report-data.ts';
export { townReportHtml } from './report/report-html.ts';
export { townReportMarkdown } from './report/report-markdown.ts';
export { TownRecord } from './report/town-record.ts';
export { gardenRules } from './rules.ts';
export { runScene, type SceneParts } from './scene.ts';
export type { SceneTurn } from './scene-turn.ts';
export { PACK_SECTIONS } from './sections.ts';
export { type Simulation, type SimulationStep, simulate } from './simulate.ts';
export { sifterOf } from './story-events.ts';
export { Storyline } from './storyline.ts';
export { CallAllowance } from './talk/call-allowance.ts';
export { growTown } from './town/grow-town.ts';
export { type OpenedTown, type OpenTown, openTown, TownMismatchError } from './town/open-town.ts';
export { commandsOf, type Mind, rngFor, type TakenTurn, type TurnParts, takeTurn } from './turn.ts';
export { progressOf } from './turn-progress.ts';
export { shareTurnTime } from './turn-time.ts';
export { systemWall, type Wall } from './wall.ts';
export { contentsOf } from './watch/contents.ts';
export { Viewer, type Watching } from './watch/viewer.ts';
export { watch } from './watch/watch.ts';
export { writePackFiles } from './write-pack-files.ts';
