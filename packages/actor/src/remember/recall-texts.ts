// The texts recall may compare this turn, for whoever computes their vectors beforehand.
import type { MindContext } from '../context.ts';
import { limits } from '../limits.ts';
import { recallCue } from '../minds/instinct/topics.ts';
import { promptCue } from '../prompts/compose.ts';
import type { Memory } from './memory.ts';
import { tellMemory } from './tell.ts';

/** The cues of this moment and the memories in words, each once; of very many the latest and the weightiest. */
export function recallTexts(context: MindContext): string[] {
  const { memories, insights } = context;
  const latest = memories.slice(-limits.embedded);
  const weighty = memories
    .slice(0, -limits.embedded)
    .filter(({ importance }) => importance >= HEAVY);
  const told = [...insights, ...weighty.slice(-limits.embedded), ...latest].map((memory: Memory) =>
    tellMemory(context, { memory }),
  );
  const texts = [promptCue(context), recallCue(context), ...told];
  return [...new Set(texts)].filter((text) => text.trim() !== '');
}

/** From here on a memory is worth a vector however old it is. */
const HEAVY = 50;
