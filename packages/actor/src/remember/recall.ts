// Brings memories back: by how recent, how important and how much to the point they are.
import { limits } from '../limits.ts';
import type { Memory } from './memory.ts';
import { relevance } from './relevance.ts';

export interface Cue {
  /** What is on the mind now. */
  readonly text: string;
  readonly now: number;
  /** A memory in words. */
  readonly tell: (memory: Memory) => string;
  /** Only memories before this one; what just happened needs no recalling. */
  readonly before: number;
}

/** The memories that come back, the strongest first. */
export function recall(memories: readonly Memory[], { text, now, tell, before }: Cue): Memory[] {
  const old = memories.filter(({ seq }) => seq < before);
  const strength = (memory: Memory) => {
    const hours = Math.max(0, now - memory.at) / HOUR_MS;
    const recency = 0.995 ** hours;
    return recency * 0.4 + (memory.importance / 100) * 0.3 + relevance(text, tell(memory)) * 0.8;
  };
  return old
    .map((memory) => ({ memory, score: strength(memory) }))
    .filter(({ memory, score }) => score >= LEAST && relevance(text, tell(memory)) > 0)
    .sort((a, b) => b.score - a.score || b.memory.seq - a.memory.seq)
    .slice(0, limits.recalled)
    .map(({ memory }) => memory);
}

const HOUR_MS = 3_600_000;
/** Below this, nothing comes to mind. */
const LEAST = 0.45;
