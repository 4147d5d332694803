// The garden: packs read from disk, the one rulebook, and the runtime with its single writer.
export {
  type ChronicleEntry,
  type ChronicleFilter,
  chronicleEntries,
  dayOf,
} from './chronicle/chronicle.ts';
export { chronicleBook } from './chronicle/chronicle-book.ts';
export { chronicleDay } from './chronicle/chronicle-day.ts';
export {
  chronicleHtml,
  chronicleLines,
  chronicleMarkdown,
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
  GardenBusyError,
  GardenLimitError,
  GardensClosedError,
  KeyReusedError,
  NoSuchWorkError,
  NoTurnsError,
  QuotaFullError,
  UnknownPackError,
  UnknownTurnError,
  WriterSilentError,
} from './gardens/errors.ts';
export { type FrontGardens, frontGardens } from './gardens/front-gardens.ts';
export type { Caller, Kept, NewGarden } from './gardens/garden-facts.ts';
export type { GardenKind, OpenForWriting } from './gardens/garden-kind.ts';
export { Gardens } from './gardens/gardens.ts';
export { limits as keepingLimits } from './gardens/limits.ts';
export { LivingGarden } from './gardens/living-garden.ts';
export { isGardenId, newId } from './gardens/new-id.ts';
export { ownerIdOf } from './gardens/owner-id.ts';
export { type PackCatalog, packCatalog } from './gardens/pack-catalog.ts';
export { retake } from './gardens/retake.ts';
export { GROUND_NAME, groundFiles } from './ground.ts';
export { lifeMind } from './life-mind/life-mind.ts';
export { openWritable } from './living/open-writable.ts';
export { NoSuchSpeedError } from './living/town-clock.ts';
export type { Work, WritableGarden } from './living/writable-garden.ts';
export {
  checkPack,
  checkPackFiles,
  type LoadPack,
  loadPack,
  type PackSource,
  soundPack,
} from './load-pack.ts';
export type { CallLedger } from './minds/call-ledger.ts';
export { instinctAlone } from './minds/instinct-alone.ts';
export { keptLedger } from './minds/kept-ledger.ts';
export { modelNameFor, USUAL_MINDS } from './minds/mind-choice.ts';
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
export {
  createRecording,
  type Recording,
  RecordingError,
  readRecording,
} from './model-run-journal.ts';
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
export { PackProblemsError } from './pack-problems-error.ts';
export { PackFolderError, readPackFolder } from './read-pack-folder.ts';
export { Recollection } from './recollection.ts';
export { metricsOf, type TownMetrics } from './report/metrics.ts';
export { recordOf } from './report/record-of.ts';
export { reportData, type TownReportInput } from './report/report-data.ts';
export { townReportHtml } from './report/report-html.ts';
export { townReportMarkdown } from './report/report-markdown.ts';
export { TownRecord } from './report/town-record.ts';
export { gardenTables } from './rows/garden-owner.ts';
export {
  deleteGardensOf,
  gardenRow,
  gardensWithoutWriter,
  type StoredGardenRow,
  setClockRow,
  setMindsRow,
  storedGardens,
} from './rows/garden-rows.ts';
export {
  abandonCalls,
  beginCall,
  callRow,
  callSums,
  endCall,
  lastCallOf,
} from './rows/model-calls.ts';
export {
  changePack,
  createPack,
  deletePack,
  movePack,
  type PackChange,
  type PackRevision,
  type PackRow,
  packRevisions,
  packRow,
  packsOf,
} from './rows/pack-rows.ts';
export {
  answerRequest,
  placeRequest,
  RequestAnsweredError,
  waitingRequests,
} from './rows/requests.ts';
export { gardenRules } from './rules.ts';
export { runScene, type SceneParts } from './scene.ts';
export type { SceneTurn } from './scene-turn.ts';
export { PACK_SECTIONS } from './sections.ts';
export { type Simulation, type SimulationStep, simulate } from './simulate.ts';
export { groundPatterns, sifterOf } from './story-events.ts';
export { Storyline } from './storyline.ts';
export { CallAllowance } from './talk/call-allowance.ts';
export { growTown } from './town/grow-town.ts';
export { type OpenedTown, type OpenTown, openTown, TownMismatchError } from './town/open-town.ts';
export { commandsOf, type Mind, rngFor, type TakenTurn, type TurnParts, takeTurn } from './turn.ts';
export { progressOf } from './turn-progress.ts';
export { shareTurnTime } from './turn-time.ts';
export { systemWall, type Wall } from './wall.ts';
export { answeredDiff } from './watch/answered-diff.ts';
export { contentsOf } from './watch/contents.ts';
export { readsLog } from './watch/scene-reader.ts';
export { shownView } from './watch/shown-view.ts';
export { hasWords, STORY_EVENTS, storyOf } from './watch/story-of.ts';
export { Viewer, type Watching } from './watch/viewer.ts';
export { watch } from './watch/watch.ts';
export { wireEvent } from './watch/wire-event.ts';
export { type EventReasons, reasonsOf } from './why.ts';
export { writePackFiles } from './write-pack-files.ts';
