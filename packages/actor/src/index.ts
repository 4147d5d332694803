// Actors: minds that believe, want, decide and speak; cards; the director and the storyteller.
export type { Card } from './cards/card.ts';
export { CardError } from './cards/card-error.ts';
export type { CardNotice } from './cards/card-notice.ts';
export { limits as cardLimits } from './cards/limits.ts';
export type { CardFault, CardNoticeCode } from './cards/locale/wording.ts';
export { isTriggered } from './cards/lore/is-triggered.ts';
export { type LoreTrigger, triggerOf } from './cards/lore/lore-trigger.ts';
export {
  LOREBOOK_FORMS,
  type Lorebook,
  type LorebookForm,
  lorebookJson,
  readLorebook,
} from './cards/lore/lorebook.ts';
export type { CardSource } from './cards/pack/card-source.ts';
export { CARD_SECTIONS } from './cards/pack/cards-section.ts';
export { cardLanguage } from './cards/pack/from-card.ts';
export { characterFromPack } from './cards/pack/from-pack.ts';
export { characterFromWorld } from './cards/pack/from-world.ts';
export { type ImportedCard, type ImportOptions, importCard } from './cards/pack/import-card.ts';
export { importLorebook, type LorebookImport } from './cards/pack/import-lorebook.ts';
export { type BookLore, loreFromBook } from './cards/pack/lore-from-book.ts';
export { cardFrom } from './cards/pack/to-card.ts';
export { placeholderPng } from './cards/png/placeholder.ts';
export { type CardFile, readCard } from './cards/read-card.ts';
export { type CharxOptions, cardCharx } from './cards/write/card-charx.ts';
export { cardJson, cardV1Json, type WriteOptions } from './cards/write/card-json.ts';
export { cardPng } from './cards/write/card-png.ts';
export type { CardAsset } from './cards/zip/read-charx.ts';
export { type ContextParts, companions, contextOf, type MindContext } from './context.ts';
export { type Directed, direct, floorFindings, wordsOnly } from './director/direct.ts';
export { getFactsForInjection } from './director/facts.ts';
export { floorGuidance } from './director/floor-guidance.ts';
export type { Quality } from './director/quality.ts';
export { voiceFindings } from './director/voice.ts';
export { faultsIn, mendText, mendWords } from './floor/floor.ts';
export {
  FLOOR_CODES,
  type FloorCode,
  type FloorFault,
  type FloorScene,
} from './floor/floor-check.ts';
export { FLAWS, type Flaw, flawsOf } from './gauge/flaws.ts';
export { GAUGE_AXES, type Gauged, gaugeLine } from './gauge/gauge.ts';
export type { GaugedLine } from './gauge/line.ts';
export { limits as actorLimits } from './limits.ts';
export { instinct } from './minds/instinct/instinct.ts';
export { type TalkLine, talkLine } from './minds/instinct/talk-line.ts';
export type { Proposal } from './minds/proposal.ts';
export { recallTexts } from './minds/recall-texts.ts';
export { perceive } from './perceive/perceive.ts';
export { WISHING_ACTS } from './phrases/as-meant.ts';
export { PHRASE_SECTION } from './phrases/pack-section.ts';
export { bookOf, NO_PHRASES, type PhraseBook, phraseBookOf } from './phrases/phrase-book.ts';
export { OCCASIONS, type PhrasesFile, phrasesFileSchema } from './phrases/phrase-schema.ts';
export { type Practice, stepsOf } from './phrases/practice-schema.ts';
export { type NotDone, tellConsidered } from './plan/tell-considered.ts';
export { withoutPlans } from './plan/without-plans.ts';
export { openPromises } from './promise/promises.ts';
export { watchPromises } from './promise/watch-promises.ts';
export type { PromptPart } from './prompts/budget.ts';
export { type ComposedPrompt, composePrompt } from './prompts/compose.ts';
export { PROMPT_NAMES, PROMPT_SECTION, type PromptSet, promptsOf } from './prompts/prompt-set.ts';
export { relate } from './relate/relate.ts';
export { threads } from './relate/threads.ts';
export { Diary, insightsOf } from './remember/diary.ts';
export { INSIGHTS, type Insight, type InsightKind } from './remember/insight.ts';
export { partWanted } from './remember/joint.ts';
export type { Vectors } from './remember/likeness.ts';
export { type Memory, memoriesOf, memoryOf } from './remember/memory.ts';
export { PINNED_SYSTEM, pinnedFacts } from './remember/pinned.ts';
export { type Cue, recall } from './remember/recall.ts';
export { Recallable } from './remember/recallable.ts';
export { relevance } from './remember/relevance.ts';
export { tellMemory } from './remember/tell.ts';
export { type WordGiven, wordsGiven } from './remember/word-given.ts';
export { ACTOR_RULES } from './rules.ts';
export { type Sheet, sheetOf, type Voice } from './sheet/sheet.ts';
export {
  HAPPENING_SECTION,
  type HappeningTable,
  happeningRateOf,
  happeningTableOf,
} from './storyteller/happening-table.ts';
export {
  NO_STORY,
  type StoryMove,
  type StoryState,
  type StoryTurn,
  tellOn,
} from './storyteller/storyteller.ts';
export { wishesOf } from './want/index.ts';
export { goalText, lineText } from './want/tell-goal.ts';
export type { Wish } from './want/wish.ts';
