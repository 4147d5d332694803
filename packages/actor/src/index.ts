// Actors: minds that believe, want, decide and speak; cards; the director and the storyteller.
export { type ContextParts, companions, contextOf, type MindContext } from './context.ts';
export { type Directed, direct, wordsOnly } from './director/direct.ts';
export { getFactsForInjection } from './director/facts.ts';
export { type Intention, intend } from './intend/intend.ts';
export { limits as actorLimits } from './limits.ts';
export { instinct } from './minds/instinct/instinct.ts';
export { type ModelMindOptions, modelMind } from './minds/model/model-mind.ts';
export type { Proposal } from './minds/proposal.ts';
export { perceive } from './perceive/perceive.ts';
export { PHRASE_SECTION } from './phrases/pack-section.ts';
export { bookOf, NO_PHRASES, type PhraseBook, phraseBookOf } from './phrases/phrase-book.ts';
export { MOVES, OCCASIONS, type PhrasesFile, phrasesFileSchema } from './phrases/phrase-schema.ts';
export { type ComposedPrompt, composePrompt } from './prompts/compose.ts';
export { PROMPT_NAMES, PROMPT_SECTION, type PromptSet, promptsOf } from './prompts/prompt-set.ts';
export { relate } from './relate/relate.ts';
export { threads } from './relate/threads.ts';
export { type Memory, memoriesOf, memoryOf } from './remember/memory.ts';
export { type Cue, recall } from './remember/recall.ts';
export { relevance } from './remember/relevance.ts';
export { tellMemory } from './remember/tell.ts';
export { ACTOR_RULES } from './rules.ts';
export { type Sheet, sheetOf, type Voice } from './sheet/sheet.ts';
export {
  HAPPENING_SECTION,
  type HappeningTable,
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
export type { Wish } from './want/wish.ts';
