// The Stage: the world, its laws, and the one door through which it changes.
export { type Act, actSchema, SLOTS, type Slot } from './act/act.ts';
export {
  type Action,
  type ActScene,
  defineAction,
  type Law,
  propIn,
  type SlotRule,
} from './act/action.ts';
export { actionSays, actionWords, everyActionWord } from './act/action-words.ts';
export { DENIAL_CAUSES, type Denial, type DenialCause, deny } from './act/denial.ts';
export { DENIED_REASONS, type DeniedReason, INTENTS, type Intent } from './act/intent.ts';
export { holdsKeyFor, isLockedFor } from './act/keys.ts';
export { moveProp } from './actions/changes.ts';
export { ACTIONS } from './actions/index.ts';
export { MICROPOINTS, needAt } from './actions/need-gain.ts';
export { stateChange } from './actions/outcomes.ts';
export { admissible } from './admissible/admissible.ts';
export { assert, assertNever, BugError } from './base/assert.ts';
export { canonicalJson } from './base/canonical.ts';
export { CLASS_IDS, type ThingClass } from './base/classes.data.ts';
export { hashText } from './base/hash.ts';
export { deepFreeze, isJsonObject, type Json, type JsonObject } from './base/json.ts';
export { MadeOfParts } from './base/made-of-parts.ts';
export { answersTo, callsForAnswer, wantsReason } from './base/pairs.ts';
export { drawBelow, drawFraction, drawOne, type Rng, seedRng } from './base/rng.ts';
export { isSoundText, soundText, unsoundTextIn, withSoundText } from './base/sound-text.ts';
export {
  isSpeechAct,
  SPEECH_ACTS,
  type SpeechAct,
  speechActSchema,
  speechActSort,
} from './base/speech-acts.ts';
export { Table } from './base/table.ts';
export {
  type Controller,
  ENTITY_TABLES,
  ENTITY_TYPES,
  type EntityType,
  KINDS,
  type Kind,
  LANGUAGES,
  type Language,
  languageOfTag,
  REGISTERS,
  type Register,
  SEVERITIES,
  TEXT_LANGUAGES,
  type TextLanguage,
  type TextTable,
  textIn,
  textLanguageOf,
} from './base/vocabulary.ts';
export { type Why, whyOf, whySchema } from './base/why-schema.ts';
export { classOf, type FoundClass, foundClass } from './classes/class-of.ts';
export { canHold, canYield, isA, isPartOf, worksWith } from './classes/relations.ts';
export { isSwallowed, sizeOf } from './classes/takes.ts';
export { type Deed, deedOf } from './facts/deeds.ts';
export { type AskedCondition, bindingsOf, holds } from './facts/holds.ts';
export { deedsAskedIn, keptDeeds } from './facts/kept-deeds.ts';
export type { Bindings } from './facts/terms.ts';
export { termIds } from './facts/terms.ts';
export { writingOf } from './language/index.ts';
export { meetsRequirement } from './laws/afforded.ts';
export { type Judged, judge } from './laws/judge.ts';
export { settle } from './laws/settle.ts';
export { limits } from './limits.ts';
export {
  actText,
  articled,
  denialTemplate,
  denialText,
  eventText,
  nameOf,
  stagedAct,
  toldText,
} from './locale/tell.ts';
export {
  type Branch,
  type BranchPath,
  type BranchTree,
  branchTree,
  commonAncestor,
  lineage,
  ownerOf,
  type Position,
  pathBetween,
  type Segment,
} from './log/branch.ts';
export { commandsBehind } from './log/commands-behind.ts';
export { type Divergence, diffLogs } from './log/diff-logs.ts';
export { diffWorlds } from './log/diff-worlds.ts';
export { logText, type ParsedLog, parseLog } from './log/log-text.ts';
export { type Difference, type DifferenceField, type Rejudged, rejudge } from './log/rejudge.ts';
export { applyEvent, ReplayError, worldAfter } from './log/replay.ts';
export { genesisHash, genesisHead, genesisOf, hashEvent, headAfter, seal } from './log/seal.ts';
export { type Head, MAIN_BRANCH, type SealedEvent } from './log/sealed-event.ts';
export { asSealedEvent, sealedEventSchema } from './log/sealed-event-schema.ts';
export { type Snapshot, takeSnapshot, worldOfSnapshot } from './log/snapshot.ts';
export { eventOf, type StoredEvent, storedAfter, storedEvent } from './log/stored-event.ts';
export {
  type ChainCheck,
  type ChainFault,
  verifyChain,
  verifyLine,
  verifyLink,
} from './log/verify-chain.ts';
export { readWrittenEvent, type Sealing, writtenEvent } from './log/written-event.ts';
export { type BuildOptions, buildWorld } from './pack/build/build-world.ts';
export { conditionProblems } from './pack/checks/condition.ts';
export { neverProblems } from './pack/checks/never-so.ts';
export { packConditionProblems } from './pack/checks/pack-condition.ts';
export type { DraftEntries, DraftEntry, PackDraft } from './pack/draft.ts';
export { isGoalMet } from './pack/goal/is-goal-met.ts';
export { type Proved, type ProveOptions, proveGoal } from './pack/goal/prove-goal.ts';
export { type Ground, isOfGround, withoutIds } from './pack/ground.ts';
export { sectionJsonSchema } from './pack/json-schema.ts';
export { nearest, slipOf } from './pack/nearest.ts';
export type { Pack } from './pack/pack.ts';
export { isPackPath } from './pack/pack-path.ts';
export {
  hasErrors,
  isProblem,
  type PackProblem,
  type SourceSpot,
  sortProblems,
} from './pack/problem.ts';
export { readGround } from './pack/read-ground.ts';
export type { CharacterSheet } from './pack/schema/character-sheet.ts';
export { type Goal, goalSchema } from './pack/schema/goal.ts';
export { byId, idSchema } from './pack/schema/id.ts';
export { facilitySheetSchema } from './pack/schema/place-sheet.ts';
export type { ScenarioSheet } from './pack/schema/scenario-sheet.ts';
export type { PackSection } from './pack/section.ts';
export type { SectionFile } from './pack/section-file.ts';
export { STAGE_SECTIONS } from './pack/sections/index.ts';
export {
  type PackFiles,
  type PackReading,
  type ValidatedPack,
  validatePack,
  validatingPack,
} from './pack/validate-pack.ts';
export { parseYaml } from './pack/yaml/parse-yaml.ts';
export { readYaml } from './pack/yaml/read-yaml.ts';
export { applyPatch, PROTOTYPE_KEYS } from './patch/apply.ts';
export { listDelta, recordDelta } from './patch/delta.ts';
export {
  type Operation,
  operationSchema,
  type Patch,
  PatchError,
  type PatchFault,
} from './patch/operation.ts';
export { parsePointer, pointer } from './patch/pointer.ts';
export { sceneText } from './scene/scene-text.ts';
export { sceneXml } from './scene/scene-xml.ts';
export { type Command, type CommandOf, type CommandType, commandSchema } from './step/command.ts';
export type { Change, Effect, EventDraft, EventFacts } from './step/event.ts';
export { deniedChange, rolesOf } from './step/handlers/act.ts';
export { stepping } from './step/intending.ts';
export {
  composeRulebook,
  followedBy,
  type Handler,
  type HandlerOutcome,
  type Reactor,
  type Rulebook,
  type RulePart,
} from './step/rulebook.ts';
export { STAGE_RULES } from './step/stage-rules.ts';
export { type StepResult, step, type Verdict } from './step/step.ts';
export { becauseOf, whyDenial } from './step/why.ts';
export {
  type Gesture,
  gesturesIn,
  type StagedPart,
  stagedParts,
  stagedText,
} from './talk/gestures.ts';
export { partSchema, type TurnPart, type TypedSaying } from './talk/parts.ts';
export type { Promised, TimeSaid } from './talk/promised.ts';
export {
  allSaidIn,
  isSaying,
  saidIn,
  TURN_PERFORMED,
  WORDS_SAID,
} from './talk/said-in.ts';
export { claimedIn, promisedIn, saysIn } from './talk/says-in.ts';
export type { SaidName, Statement } from './talk/statement.ts';
export { believedWorld } from './view/believed-world.ts';
export type { Audience, CharacterView, PlaceView, PropView, View } from './view/view.ts';
export { viewFor } from './view/view-for.ts';
export { meaningsOf, means } from './words/means.ts';
export { firstOpposites } from './words/opposites.ts';
export { WordFinder } from './words/word-finder.ts';
export {
  beliefKey,
  beliefsBut,
  beliefsOf,
  believing,
  forgetting,
  heldOf,
  sidesOf,
} from './world/beliefs.ts';
export { blankDocument, EVEN_PERSONALITY } from './world/blank.ts';
export { clockText, dayPart, timeLabel } from './world/calendar.ts';
export { DAY_PARTS } from './world/data/day-parts.ts';
export {
  documentOf,
  parseWorld,
  type WorldEntries,
  withEntries,
  worldFrom,
} from './world/document.ts';
export { allBreaches, type Breach } from './world/invariants.ts';
export {
  containersOf,
  firstVisibleAt,
  heldBy,
  holderOf,
  hops,
  insideOf,
  isAt,
  isReachable,
  isShut,
  isVisibleAt,
  peopleAt,
  placeOf,
  placesWithin,
  propsAt,
  visibleAt,
  waitingFor,
  wakesIn,
} from './world/queries.ts';
export type { Affordance } from './world/schema/affordance.ts';
export type { Character } from './world/schema/character.ts';
export {
  type Condition,
  type ConditionForm,
  conditionSchema,
  formOf,
} from './world/schema/condition.ts';
export {
  type CharacterId,
  characterId,
  effectId,
  type PlaceId,
  type PropId,
  placeId,
  propId,
} from './world/schema/ids.ts';
export {
  type Intends,
  type Intention,
  intendsSchema,
  intentionOf,
  intentionSchema,
} from './world/schema/intention.ts';
export {
  byLanguage,
  inLanguage,
  type Localised,
  type LocalisedWords,
  localisedName,
  localisedText,
  localisedWords,
  wordsIn,
} from './world/schema/localised.ts';
export type { Belief, Desire, Held, Need, Personality } from './world/schema/mind.ts';
export { type Operator, operatorSchema } from './world/schema/operator.ts';
export { type Exit, PASSED_THROUGH, type Place } from './world/schema/place.ts';
export type { PromisedDeed } from './world/schema/promised-deed.ts';
export type { Prop, Whereabouts } from './world/schema/prop.ts';
export { QUESTION_WORDS, type QuestionWord, type SpokenAct } from './world/schema/spoken-act.ts';
export type { Happening, Relation, Thread } from './world/schema/story.ts';
export { type Term, termSchema } from './world/schema/term.ts';
export { type WorldDocument, worldDocumentSchema } from './world/schema/world-document.ts';
export { isUnderSky, SKY_IDS, type Sky, skyOf } from './world/sky.ts';
export { fullStateHash, stateHash } from './world/state-hash.ts';
export { DAY_MS, HOUR_MS, MINUTE_MS } from './world/time-units.ts';
export { relationId, TABLE_NAMES, type World } from './world/world.ts';
export { patchWorld, type WorldChange, worldValueAt } from './world/world-patch.ts';
