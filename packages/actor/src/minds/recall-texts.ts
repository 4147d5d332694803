// The texts recall may compare this turn, for whoever computes their vectors beforehand.
import type { MindContext } from '../context.ts';
import { promptCue } from '../prompts/compose.ts';
import type { Memory } from '../remember/memory.ts';
import { tellMemory } from '../remember/tell.ts';
import { recallCue } from './instinct/topics.ts';

/** The cues of this moment and the memories in words, each once. */
export function recallTexts(context: MindContext): string[] {
  const { recallable, insights } = context;
  const told = [...insights, ...recallable].map((memory: Memory) =>
    tellMemory(context, { memory }),
  );
  const texts = [promptCue(context), recallCue(context), ...told];
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}
