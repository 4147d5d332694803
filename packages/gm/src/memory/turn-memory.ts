// What the GM remembers of past turns: plain JSON, in the world of a garden or per session on the wire.
import { z } from 'zod';
import { limits } from '../limits.ts';

export const turnMemorySchema = z.strictObject({
  speaker: z.string(),
  /** Cores of the questions asked. */
  questions: z.array(z.string()),
  /** Cores of the physical acts done or tried. */
  acts: z.array(z.string()),
  /** Whether the world changed. */
  changed: z.boolean(),
  speechLength: z.int().min(0),
  topics: z.array(z.string()),
  /** Whether it held anything but talk and gestures. */
  acted: z.boolean(),
});

export const memorySchema = z.strictObject({ turns: z.array(turnMemorySchema) });

export type TurnMemory = Readonly<z.infer<typeof turnMemorySchema>>;
export interface Memory {
  readonly turns: readonly TurnMemory[];
}

export const NO_MEMORY: Memory = { turns: [] };

/** The memory with one more turn; the oldest fall away. */
export function remember(memory: Memory, turn: TurnMemory): Memory {
  return { turns: [...memory.turns, turn].slice(-limits.turnsRemembered) };
}

/** How many turns in a row, this one included, the speaker has done the same. */
export function runLength(
  memory: Memory,
  speaker: string,
  has: (turn: TurnMemory) => boolean,
): number {
  const own = memory.turns.filter((turn) => turn.speaker === speaker).toReversed();
  const broken = own.findIndex((turn) => !has(turn));
  return 1 + (broken === -1 ? own.length : broken);
}
