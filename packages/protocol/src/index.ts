// The wire: versioned schemas of everything that servers and clients say to each other.

export {
  LANGUAGES,
  type Language,
  TEXT_LANGUAGES,
  type TextLanguage,
  textIn,
  textLanguageOf,
} from '@hakoniwa/stage/vocabulary';
export {
  type Admittance,
  type AuthorDeed,
  accountDeletionSchema,
  accountNameSchema,
  accountSchema,
  apiTokenListSchema,
  auditPageSchema,
  invitationListSchema,
  madeInvitationSchema,
  madeTokenSchema,
  newTokenSchema,
  passwordChangeSchema,
  signUpSchema,
} from './accounts.ts';
export { restoredSchema } from './backups.ts';
export {
  branchListSchema,
  branchSchema,
  forkedSchema,
  forkRequestSchema,
  movedSchema,
  redoRequestSchema,
  switchRequestSchema,
  undoRequestSchema,
} from './branches.ts';
export {
  CHRONICLE_KINDS,
  type ChronicleDay,
  type ChronicleKind,
  chronicleDaySchema,
} from './chronicle.ts';
export {
  type ClockRequest,
  type ClockState,
  clockRequestSchema,
  clockStateSchema,
} from './clock.ts';
export { CLOSE } from './close-codes.ts';
export {
  controlRequestSchema,
  editRequestSchema,
  injectionRequestSchema,
  lockRequestSchema,
  moveRequestSchema,
  whisperRequestSchema,
} from './director.ts';
export { ERROR_CODES, ERRORS, type ErrorCode } from './error-codes.ts';
export { type ErrorAnswer, errorSchema } from './errors.ts';
export { eventPageSchema, eventSchema, type WireEvent } from './event.ts';
export {
  type GardenCard,
  gardenCardSchema,
  gardenDetailSchema,
  gardenListSchema,
  newGardenSchema,
} from './gardens.ts';
export { JOB_ENDS, JOB_STATES } from './job-states.ts';
export {
  exportRequestSchema,
  type JobShown,
  jobListSchema,
  jobMoveSchema,
  jobSchema,
} from './jobs.ts';
export {
  type ContrastSays,
  type GateVerdict,
  type LabRun,
  labComparisonSchema,
  labExperimentListSchema,
  labResultsSchema,
  labRunListSchema,
  labRunSchema,
  labTurnSchema,
  newLabRunSchema,
} from './lab.ts';
export { ARM_SWITCHES, METRIC_GROUPS, REPORT_FORMATS, type ReportFormat } from './lab-words.ts';
export { languageName } from './language-name.ts';
export { limits as protocolLimits } from './limits.ts';
export { liveId, readLiveId } from './live-id.ts';
export { AUTO, INSTINCT } from './mind-names.ts';
export {
  cancelRequestSchema,
  inspectedPromptSchema,
  type MindChoice,
  type MindNews,
  mindChoiceSchema,
  mindNewsSchema,
  mindsSchema,
  performanceRequestSchema,
  promptPageSchema,
  retakeRequestSchema,
} from './minds.ts';
export { detectionSchema, modelListSchema, probeRequestSchema } from './models.ts';
export {
  catalogPackSchema,
  importedCardSchema,
  newOwnPackSchema,
  ownPackListSchema,
  ownPackSchema,
  packChangeSchema,
  packMoveSchema,
} from './own-packs.ts';
export {
  type PackCard,
  packCardSchema,
  packFilesSchema,
  packListSchema,
  packReportSchema,
} from './packs.ts';
export { audienceOf, readerSchema } from './reader.ts';
export { eventReasonsSchema } from './reasons.ts';
export { REQUEST_HEADER } from './request-header.ts';
export { type AccessKind, sessionSchema, signInSchema } from './session.ts';
export {
  PERSONAL_SETTINGS,
  SETTING_KEYS,
  type SettingKey,
  type SettingsChange,
  type SettingsShown,
  settingsChangeSchema,
  settingsSchema,
} from './settings.ts';
export { STORAGE_STATES, type StorageState } from './storage.ts';
export { type Story, storySchema } from './story.ts';
export {
  idempotencyKeySchema,
  type SubmitAnswer,
  submittedSchema,
  turnRequestSchema,
} from './turns.ts';
export { PROTOCOL_VERSION } from './version.ts';
export { viewSchema } from './view.ts';
export { applyViewChange, type ViewChange, viewChange } from './view-change.ts';
export { viewChangeSchema } from './view-change-schema.ts';
export { foldWatch, TOLD_KEPT } from './watch/fold-watch.ts';
export { SCENE_EVENTS_KEPT, type SceneShown, type SceneTold } from './watch/scene-told.ts';
export { answeredDiffSchema } from './watch/watch-schema.ts';
export {
  type AnsweredDiff,
  type ChangedEntries,
  type Fields,
  WATCH_VERSION,
  WATCHED_KINDS,
  type WatchActivity,
  type WatchContents,
  type WatchDiff,
  type WatchedHappening,
  type WatchMessage,
  type WatchPerson,
  type WatchPlace,
  type WatchPoint,
  type WatchProp,
  type WatchView,
} from './watch/watch-view.ts';
export { needPoints, type Whereabout, whereAt } from './watch/where-at.ts';
export { type Watched, watchedSchema } from './watched.ts';
export { seqSchema, wireIdSchema, wireLanguageSchema } from './words.ts';
