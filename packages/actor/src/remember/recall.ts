// Brings memories back: by how recent, how important and how much to the point they are.
import { limits } from '../limits.ts';
import { likeness, type Vectors } from './likeness.ts';
import type { Memory } from './memory.ts';

export interface Cue {
  /** What is on the mind now. */
  readonly text: string;
  readonly now: number;
  /** A memory in words. */
  readonly tell: (memory: Memory) => string;
  /** Only memories before this one; what just happened needs no recalling. */
  readonly before: number;
  /** Vectors of the texts, where an embedder gave some. */
  readonly vectors?: Vectors | undefined;
}

/** The memories that come back, the strongest first. */
export function recall(memories: readonly Memory[], cue: Cue): Memory[] {
  return memories
    .filter(({ seq }) => seq < cue.before)
    .flatMap((memory) => weighed(memory, cue))
    .sort((a, b) => b.score - a.score || b.memory.seq - a.memory.seq)
    .slice(0, limits.recalled)
    .map(({ memory }) => memory);
}

/** A memory with its strength; what has nothing to do with the matter comes back only as the sum of a day. */
function weighed(
  memory: Memory,
  { text, now, tell, vectors }: Cue,
): { memory: Memory; score: number }[] {
  const told = tell(memory);
  if (told === '') return [];
  const hours = Math.max(0, now - memory.at) / HOUR_MS;
  const recency = 0.995 ** hours;
  const fit = likeness(text, { b: told, vectors });
  const score = recency * 0.4 + (memory.importance / 100) * 0.3 + fit * 0.8;
  return score >= LEAST && (fit > 0 || memory.insight) ? [{ memory, score }] : [];
}

const HOUR_MS = 3_600_000;
/** Below this, nothing comes to mind. */
const LEAST = 0.45;
