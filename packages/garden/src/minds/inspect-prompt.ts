// What a model would be asked for a character now: the parts of the prompt with their tokens, and the words.

import {
  composePrompt,
  contextOf,
  Diary,
  type Memory,
  memoryOf,
  type PromptPart,
  phraseBookOf,
  promptsOf,
} from '@hakoniwa/actor';
import { hasLife, lifeOfPack } from '@hakoniwa/life';
import { estimatePrompt, type Message } from '@hakoniwa/model';
import type { MindChoice } from '@hakoniwa/protocol';
import {
  type CharacterId,
  type Head,
  MINUTE_MS,
  type Pack,
  type Rulebook,
  step,
  type World,
} from '@hakoniwa/stage';
import type { EventStore } from '@hakoniwa/store';
import { QUESTIONS } from '../life-mind/life-mind.ts';
import { limits } from '../limits.ts';
import { rngAt } from '../turn.ts';

export interface PromptPartShown {
  readonly name: string;
  /** How often it changes: a server keeps what is stable. */
  readonly group: PromptPart['group'];
  readonly tokens: number;
  readonly isCut: boolean;
  readonly text: string;
}

export interface PromptShown {
  readonly purpose: string;
  readonly messages: readonly Message[];
  readonly parts: readonly PromptPartShown[];
  readonly tokens: number;
}

export interface InspectPrompt {
  readonly pack: Pack;
  readonly rules: Rulebook;
  readonly world: World;
  readonly head: Head;
  readonly store: EventStore;
  readonly garden: string;
  readonly who: CharacterId;
  readonly mode: MindChoice['mode'];
}

/** Tokens a prompt may have. */
export const PROMPT_TOKENS = limits.model.promptTokens;

/** The prompts as they would be; none for somebody who is asked nothing now. */
export async function inspectPrompt(asked: InspectPrompt): Promise<readonly PromptShown[]> {
  const pending = [...asked.world.pending.values()].filter((one) => one.for === asked.who);
  const questions = pending.flatMap((effect) => {
    const questionOf = QUESTIONS[effect.kind];
    const { pack, world } = asked;
    if (!questionOf) return [];
    const { messages } = questionOf({ life: lifeOfPack(pack), world, heardBy: () => [] }, effect);
    return [{ purpose: effect.kind, messages, parts: [], tokens: estimatePrompt(messages) }];
  });
  // Whoever lives by the clock is asked when the moment comes, and nothing in between.
  return questions.length > 0 || hasLife(asked.pack) ? questions : turnPrompts(asked);
}

async function turnPrompts(asked: InspectPrompt): Promise<readonly PromptShown[]> {
  const { rules, who, mode, pack, head } = asked;
  const { memories, insights } = await witnessed(asked);
  // A turn begins with a minute that passes.
  const to = asked.world.clock.now + MINUTE_MS;
  const { world } = step(rules, asked.world, { type: 'advance', to });
  const phrases = phraseBookOf(pack, world.language);
  const rng = rngAt({ world, seq: head.seq }, who);
  const context = contextOf({ rules, world, id: who, memories, insights, phrases, rng });
  if (!context) return [];
  const prompts = promptsOf(pack, world.language);
  const asks = mode === 'fused' ? (['fused'] as const) : (['thought', 'performance'] as const);
  return asks.map((ask) => {
    const budgetTokens = limits.model.promptTokens;
    const composed = composePrompt({ context, prompts, ask, injects: true, budgetTokens });
    const parts = composed.parts.map((part, i) => ({
      ...part,
      group: composed.texts[i]?.group ?? 'fresh',
      text: composed.texts[i]?.text ?? '',
    }));
    const purpose = ask === 'fused' ? 'performance' : ask;
    const used = parts.filter(({ text }) => text !== '');
    return { purpose, messages: composed.messages, parts: used, tokens: composed.tokens };
  });
}

/** All a character witnessed up to where the garden stands, and what it made of it. */
async function witnessed({ store, garden, head, who }: InspectPrompt) {
  const memories: Memory[] = [];
  const diary = new Diary(who);
  if (head.seq > 0)
    for await (const event of store.read({ garden, branch: head.branch, toSeq: head.seq })) {
      if (!event.witnesses.includes(who)) continue;
      const memory = memoryOf(event);
      memories.push(memory);
      diary.take(memory);
    }
  return { memories, insights: diary.insights };
}
